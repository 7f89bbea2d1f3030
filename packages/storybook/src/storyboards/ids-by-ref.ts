/** Entry of Storybook's index, as far as it identifies a story. */
interface Entry {
  id: string;
  importPath?: string;
  exportName?: string;
}

/** Returns file and export of a story, such as 'Login.Visitor'. */
export function formatStoryRef({ importPath, exportName }: Entry): string {
  const file = importPath
    ?.split('/')
    .at(-1)
    ?.replace(/\.stories\.\w+$/, '');
  return `${file}.${exportName}`;
}

/** Returns the ids of stories by file and export. */
export const idsByRef = (entries: readonly Entry[]): Map<string, string> =>
  new Map(
    entries
      .filter(({ importPath, exportName }) => importPath && exportName)
      .map((entry) => [formatStoryRef(entry), entry.id]),
  );
