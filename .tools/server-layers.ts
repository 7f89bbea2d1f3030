/** Layers of the server's modules. The suffix of a file names its layer. */
export const serverLayers = [
  'routes',
  'usecases',
  'repository',
  'table',
  'view',
  'rules',
  'job',
  'service',
] as const;

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

/** Returns what is wrong with the name of a file; null when its suffix names a layer or none is needed. */
export const checkLayer = (path: string): string | null =>
  isSource(path) && path.startsWith(`${SERVER}modules/`) && !LAYER.test(path)
    ? `Files of server modules end in the name of their layer: ${serverLayers.join(', ')}.`
    : null;

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
