// A pattern, which finds nothing in an installed package.
const files = import.meta.glob('../packages/spec/package.json');

/** Whether the stories are those of the repository, whose commands a brand elsewhere lacks. */
export const isRepository: boolean = Object.keys(files).length > 0;
