"""The five phases of a round, and what they share: placing a card, paying for it, selling a good."""
