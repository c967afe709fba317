"""Stories, films and logs of tables: played again from their logs, slice by slice, in a process of their own."""
