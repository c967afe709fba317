// Scope classes are named by a short hash of the component's styles: they stand in every element that is styled, so each
// sign of them counts in the first load.
const cssHash = ({ css, hash }) => `s${hash(css).slice(0, 5)}`;

export default { compilerOptions: { runes: true, cssHash } };
