/** Indents a declaration by its brackets, because API Extractor writes inferred types flush left. */
function indent(block: string): string {
  // The depth of the line with each open bracket, so that two on one line indent once.
  const open: number[] = [];
  return block
    .split('\n')
    .map((raw) => {
      const line = raw.trim();
      const closing = /^[})\]]*/.exec(line)?.[0].length ?? 0;
      const depth = closing > 0 ? (open.at(-closing) ?? 0) : (open.at(-1) ?? -1) + 1;
      for (const bracket of line.replaceAll(/'[^']*'|"[^"]*"/g, '').match(/[{}()[\]]/g) ?? []) {
        if ('})]'.includes(bracket)) open.pop();
        else open.push(depth);
      }
      return line && '  '.repeat(depth) + line;
    })
    .join('\n');
}

/** Types of rows come from tables of the database, which are no API themselves. */
const isTable = (block: string): boolean => /^const \w+: PgTableWithColumns</.test(block);

/** Returns the declarations of a report of API Extractor, without its tags. Blank lines divide them. */
export function readBlocks(report: string): string[] {
  const [, code = ''] = /^```ts\n([^]*?)^```$/m.exec(report) ?? [];
  return (
    code
      .replaceAll(/^ *\/\/ (@public.*|\(undocumented\)|\(No @packageDocumentation.*)\n/gm, '')
      // Whether only the type is imported is nothing that importers notice.
      .replaceAll(/^import type /gm, 'import ')
      .replaceAll(/ {2,}\{$/gm, '{')
      // The compiler takes the quotes of some strings from the source.
      .replaceAll(/"([^"'\\\n]*)"/g, "'$1'")
      .split(/\n{2,}/)
      .map((block) => block.trim())
      .filter((block) => block && !isTable(block))
  );
}

/** Returns what two reports have in common of a declaration that one exports, or that has a number in its name. */
const comparable = (block: string): string => block.replace(/^export /, '').replaceAll(/_\d+\b/g, '');

/** An entry that another one exports as a whole. */
export interface WholeEntry {
  readonly name: string;
  readonly blocks: readonly string[];
}

/** Returns the imports whose names stand in a declaration. */
function usedImports(imports: string, declarations: string): string {
  const words = new Set(declarations.match(/[\w$]+/g));
  const isUsed = (line: string) => words.has(/([\w$]+) (?:\} )?from/.exec(line)?.[1] ?? '');
  return imports.split('\n').filter(isUsed).join('\n');
}

/** Returns the text of an API file. What the entry exports with all of another one is in the file of that one. */
export function writeReport(name: string, blocks: readonly string[], whole: readonly WholeEntry[]): string {
  const elsewhere = new Set(whole.flatMap((entry) => entry.blocks.map(comparable)));
  const isImport = (block: string) => block.startsWith('import ');
  const ownBlocks = blocks
    .filter((block) => !isImport(block) && !elsewhere.has(comparable(block)))
    .map(indent);
  const imports = usedImports(blocks.find(isImport) ?? '', ownBlocks.join('\n'));
  const stars = whole.map((entry) => `export * from '${entry.name}';`).join('\n');
  const code = [imports, ...ownBlocks, stars].filter(Boolean).join('\n\n');
  return `# ${name}\n\n\`\`\`ts\n${code}\n\`\`\`\n`;
}
