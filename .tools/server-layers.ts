/** Layers of the server's modules, of the desk and of the commands. The suffix of a file names its layer. */
export const serverLayers = [
  'routes',
  'usecases',
  'repository',
  'table',
  'view',
  'rules',
  'job',
  'service',
  'command',
] as const;

type Layer = (typeof serverLayers)[number];

const BELOW = 'Move what both need to a .rules.ts, .view.ts or .repository.ts file.';

/** Layers that a layer must not import, types included, and how to mend it. */
const forbiddenLayers: Readonly<Record<Layer, { readonly layers: readonly Layer[]; readonly mend: string }>> =
  {
    table: {
      layers: ['repository', 'view', 'usecases', 'service', 'job', 'routes', 'command'],
      mend: 'A table declares columns. Move a type that both need to the table, and a function to a .rules.ts file.',
    },
    rules: {
      layers: ['repository', 'view', 'usecases', 'service', 'job', 'routes', 'command'],
      mend: 'Rules are pure. Pass what they need as a value, and move a type that both need to a .rules.ts or .table.ts file.',
    },
    repository: { layers: ['view', 'usecases', 'service', 'job', 'routes', 'command'], mend: BELOW },
    view: { layers: ['usecases', 'service', 'job', 'routes', 'command'], mend: BELOW },
    usecases: {
      layers: ['job', 'routes', 'command'],
      mend: 'Move what both need to a .usecases.ts file of its own.',
    },
    service: {
      layers: ['job', 'routes', 'command'],
      mend: 'Move what both need to a .usecases.ts file of its own.',
    },
    job: { layers: ['routes', 'command'], mend: 'Move what both need to a .usecases.ts file.' },
    routes: { layers: ['command'], mend: 'Move what both need to a .usecases.ts file.' },
    command: {
      layers: ['repository', 'view', 'usecases', 'service', 'job', 'routes'],
      mend: 'Help must load no database. Load it when the command runs: run: async (values, at) => (await import(…)).',
    },
  };

const SERVER = 'packages/server/src/';
const DATABASE = `${SERVER}database/`;
const LAYER = new RegExp(String.raw`\.(${serverLayers.join('|')})\.ts$`);
const QUERIES = new Set([
  'select',
  'selectDistinct',
  'insert',
  'update',
  'delete',
  'execute',
  'transaction',
  '$count',
]);
const EXECUTORS = new Set(['db', 'tx', 'executor']);

const isSource = (path: string) => path.startsWith(SERVER) && !path.endsWith('.test.ts');

/** Returns whether a file may contain SQL: repositories, tables, and the database folder. */
const maySql = (path: string) => /\.(repository|table)\.ts$/.test(path) || path.startsWith(DATABASE);

/** Folders whose files name their layer: each module, the desk, and each command. */
const LAYERED = new RegExp(`^${SERVER}(modules/|desk/|commands/[^/]+/)`);

/** Returns what is wrong with the name of a file; null when its suffix names a layer or none is needed. */
export const checkLayer = (path: string): string | null =>
  isSource(path) && LAYERED.test(path) && !LAYER.test(path)
    ? `Files of modules, the desk and commands end in the name of their layer: ${serverLayers.join(', ')}.`
    : null;

const readLayer = (path: string) => LAYER.exec(path)?.[1] as Layer | undefined;

/** Returns what is wrong with importing a file of a layer; null when it is allowed. `isLazy` is that of an `import()`. */
export function checkLayerImport(path: string, specifier: string, isLazy: boolean): string | null {
  const [importerLayer, targetLayer] = [readLayer(path), readLayer(specifier)];
  if (!importerLayer || !targetLayer || !isSource(path) || !specifier.startsWith('.')) return null;
  const { layers, mend } = forbiddenLayers[importerLayer];
  if (!layers.includes(targetLayer) || (importerLayer === 'command' && isLazy)) return null;
  return `A .${importerLayer}.ts file does not import a .${targetLayer}.ts file. ${mend}`;
}

/** Returns what is wrong with importing a library in a file; null when it is allowed. */
export function checkSqlImport(path: string, specifier: string): string | null {
  if (!isSource(path) || path.startsWith(DATABASE)) return null;
  if (/^(pg|@electric-sql\/pglite)(\/|$)/.test(specifier))
    return 'Connections belong to packages/server/src/database. Move the code that opens them there.';
  return !maySql(path) && /^drizzle-orm(\/|$)/.test(specifier)
    ? 'SQL belongs to a .repository.ts or .table.ts file. Move the query there.'
    : null;
}

/** Returns what is wrong with calling a method in a file; null when it is allowed. */
export const checkQuery = (path: string, owner: string, method: string): string | null =>
  isSource(path) && !maySql(path) && EXECUTORS.has(owner) && QUERIES.has(method)
    ? `${owner}.${method}() belongs to a .repository.ts file. Changes run in a unit of work.`
    : null;
