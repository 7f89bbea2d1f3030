/** A step of `npm run check`. */
export interface CheckCommand {
  readonly title: string;
  readonly command: readonly string[];
}

const isSource = (path: string): boolean => /\.(ts|tsx|mts|mjs)$/.test(path);
const isText = (path: string): boolean => path.startsWith('packages/i18n/src/locales/');
const isTool = (path: string): boolean => path.startsWith('.tools/');

/** Vitest projects that a desk waits for; the contract suite and journeys stay with the whole run. */
const PROJECTS = ['unit', 'server', 'parts', 'stories'];

/** Returns the commands that check a set of changed files, in the order in which they run. */
export function commandsFor(files: readonly string[]): readonly CheckCommand[] {
  if (files.length === 0) return [];
  const sources = files.filter(isSource);
  const commands: CheckCommand[] = [{ title: 'Format', command: ['oxfmt', '--check', ...files] }];
  if (files.some(isText)) commands.push({ title: 'Texts', command: ['pnpm', '--silent', 'check:i18n'] });
  if (sources.length === 0) return commands;
  const related = sources.filter((path) => !isTool(path));
  const projects = PROJECTS.flatMap((name) => ['--project', name]);
  commands.push(
    { title: 'Types', command: ['pnpm', '--silent', 'typecheck'] },
    { title: 'Lint', command: ['oxlint', '--type-aware', ...sources] },
    { title: 'Language', command: ['pnpm', '--silent', 'check:language'] },
  );
  if (related.length > 0)
    commands.push({
      title: 'Related tests and stories',
      command: ['vitest', 'related', '--run', '--passWithNoTests', ...projects, ...related],
    });
  return commands;
}
