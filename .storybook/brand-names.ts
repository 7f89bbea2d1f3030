/** Template that sites and stories have unless they name another one. */
const DEFAULT = 'classic';

const folders = Object.keys(import.meta.glob('../templates/*/src/template.ts')).map((file) =>
  file.split('/').at(-3)!,
);

/** Names of the brands that stories can render in: the default one, then the other folders of `templates`. */
export const brandNames: readonly string[] = [DEFAULT, ...folders.filter((name) => name !== DEFAULT)];
