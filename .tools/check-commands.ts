/** A step of `npm run check`. */
export interface CheckCommand {
  readonly title: string;
  readonly command: readonly string[];
  /** Environment variables besides those of the process. Default: none. */
  readonly env?: Readonly<Record<string, string>>;
}

const isSource = (path: string): boolean => /\.(ts|tsx|mts|mjs)$/.test(path);
const isDocument = (path: string): boolean => path.endsWith('.md');
const isText = (path: string): boolean =>
  /^packages\/(i18n\/src\/(locales|pages|legal|glossary)|demo\/src\/people)\//.test(path);

/**
 * Returns path filters of the tests and stories beside a changed source: those of its folder, and the stories
 * with its name. Tests of all its importers would be nearly the whole suite.
 */
export function testsBeside(path: string): readonly string[] {
  if (/\.(test|stories)\.tsx?$/.test(path)) return [path];
  const name = /([^/]+)\.tsx$/.exec(path)?.[1];
  return [
    path.slice(0, path.lastIndexOf('/') + 1),
    ...(name ? [`stories/parts/${name}.`, `stories/screens/${name.replace(/Screen$/, '')}.`] : []),
  ];
}

const pnpmRun = (script: string, ...words: readonly string[]): readonly string[] => [
  'pnpm',
  '--silent',
  script,
  '--passWithNoTests',
  ...words,
];

/** Stories that show what a brand can replace. */
const BRAND_STORIES = [
  'stories/parts/',
  ...['Chat', 'Home', 'LandingPages', 'MatchFinder', 'Profile', 'Search'].map(
    (screen) => `stories/screens/${screen}.`,
  ),
];

/** Checks of `meetcute check` without a browser. Types are those of the whole workspace, which another step checks. */
const QUICK_CHECKS = ['template', 'contrast', 'fonts', 'icon', 'sites', 'sizes'].flatMap((name) => [
  '--only',
  name,
]);

/** Returns the brands that still exist among those whose files match. The pattern captures the brand. */
const findBrands = (
  files: readonly string[],
  pattern: RegExp,
  exists: (path: string) => boolean,
): string[] => [
  ...new Set(
    files.flatMap((path) => {
      const [, brand] = pattern.exec(path) ?? [];
      return brand !== undefined && exists(`templates/${brand}/src/template.ts`) ? [brand] : [];
    }),
  ),
];

/** Returns the commands that check all of changed templates that needs no browser: sources, pictures and site files. */
const quickCommandsForBrands = (
  files: readonly string[],
  exists: (path: string) => boolean,
): CheckCommand[] =>
  findBrands(files, /^templates\/([^/]+)\/(?!.*\.(?:test\.tsx?|md)$)/, exists).map((brand) => ({
    title: `Brand ${brand}`,
    command: ['pnpm', '--silent', 'meetcute', 'check', `templates/${brand}`, ...QUICK_CHECKS],
  }));

/**
 * Returns the commands that check changed templates in their own look: disclosures as painted, and the stories of parts and
 * of the screens with most parts.
 */
function commandsForBrands(files: readonly string[], exists: (path: string) => boolean): CheckCommand[] {
  const brands = findBrands(files, /^templates\/([^/]+)\/src\/(?!.*\.test\.)/, exists);
  const page = 'packages/site/src/template/disclosures.page.test.tsx';
  return brands.flatMap((brand) => [
    {
      title: `Disclosures of ${brand}`,
      command: ['pnpm', '--silent', 'test:stories', page, '-t', `(of|in) ${brand} `],
    },
    {
      title: `Stories in ${brand}`,
      command: ['pnpm', '--silent', 'test:look', ...BRAND_STORIES],
      env: { STORIES_LOOK: `template=${brand}`, STORIES: 'required' },
    },
  ]);
}

/** Whether a path filter may match stories or tests of whole pages. */
const mayDraw = (filter: string): boolean => /^(stories|packages\/site)\//.test(filter);

/**
 * Returns the commands that check a set of changed files, in the order in which they run. The contract suite and
 * journeys stay with the whole run. A deleted file, for which `exists` returns false, has no format and no lint, but
 * may have broken types and the tests beside it.
 */
export function commandsFor(
  files: readonly string[],
  exists: (path: string) => boolean = () => true,
): readonly CheckCommand[] {
  const sources = files.filter(isSource);
  const [remaining, lintedFiles] = [files.filter(exists), sources.filter(exists)];
  const commands: CheckCommand[] = [];
  if (remaining.length > 0)
    commands.push({
      title: 'Format',
      command: ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...remaining],
    });
  if (files.some(isText)) commands.push({ title: 'Texts', command: ['pnpm', '--silent', 'check:i18n'] });
  if (sources.length > 0 || files.some(isDocument))
    commands.push({ title: 'Language', command: ['pnpm', '--silent', 'check:language'] });
  commands.push(...quickCommandsForBrands(files, exists));
  if (sources.length === 0) return [...commands, ...commandsForBrands(files, exists)];
  const filters = [...new Set(sources.flatMap(testsBeside))];
  const storyFilters = filters.filter(mayDraw);
  commands.push(
    { title: 'Types', command: ['pnpm', '--silent', 'typecheck'] },
    ...(lintedFiles.length > 0
      ? [{ title: 'Lint', command: ['oxlint', '--type-aware', ...lintedFiles] }]
      : []),
    { title: 'Tests beside it', command: pnpmRun('test:unit', ...filters) },
  );
  // A command of its own, because these run with React's production build.
  if (storyFilters.length > 0)
    commands.push({
      title: 'Stories and pages beside it',
      command: pnpmRun('test:stories', ...storyFilters),
    });
  return [...commands, ...commandsForBrands(files, exists)];
}
