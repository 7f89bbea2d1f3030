/** Statements that would stop the previous version of the server, or lock a table for long, and why. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\b/i, 'drops something that the previous version may use'],
  [/\brename\b/i, 'renames something that the previous version uses'],
  [/\btruncate\b|\bdelete\s+from\b/i, 'deletes rows'],
  [/\bset\s+not\s+null\b/i, 'requires a value that the previous version may leave out'],
  [/\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i, 'changes a type, which also rewrites the table'],
  [/\bgenerated\s+always\s+as\s*\(/i, 'computes a column, which rewrites the table under a lock'],
  [/\block\s+table\b|\bvacuum\b|\bcluster\b|\breindex\b/i, 'locks a table'],
];

const nameIn = (statement: string, pattern: RegExp) => pattern.exec(statement)?.[1]?.replaceAll('"', '').split('.').at(-1);

const TABLE = String.raw`((?:"?\w+"?\.)?"?\w+"?)`;
const created = new RegExp(String.raw`^create\s+table\s+(?:if\s+not\s+exists\s+)?${TABLE}`, 'i');
const altered = new RegExp(String.raw`^alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?${TABLE}`, 'i');
const watched = new RegExp(String.raw`^create\s+(?:or\s+replace\s+)?trigger\s.*?\son\s+${TABLE}`, 'is');
const adding = /^alter\s+table\s.*?\badd\s+column\s+(?:if\s+not\s+exists\s+)?("\w+")(?!.*\bdefault\b)/is;
const indexed = new RegExp(String.raw`^create\s+(?:unique\s+)?index\s.*?\son\s+(?:only\s+)?${TABLE}`, 'is');

/**
 * Whether a statement creates an index of the rows that have a value in a column which the same migration adds. There are
 * none yet, so it takes one look at the table.
 */
const isEmptyIndex = (statement: string, added: readonly string[]) =>
  /^create\s+index/i.test(statement) &&
  added.some((column) => new RegExp(String.raw`\bwhere\s[^()]*"${column}" is not null$`, 'i').test(statement));

/** Returns what is wrong with a statement about a table that exists already. */
function problemsOfExisting(statement: string): string[] {
  const problems: string[] = [];
  if (/^create\s+(?:unique\s+)?index/i.test(statement))
    problems.push(
      /^create\s+unique/i.test(statement)
        ? 'refuses rows that the previous version may write'
        : 'blocks changes of the table while the index is built',
    );
  if (/^create\s+(?:or\s+replace\s+)?trigger/i.test(statement))
    problems.push('adds a trigger, which runs when the previous version changes the table');
  if (/\badd\s+constraint\b|\badd\s+(?:unique|check|primary|foreign)\b/i.test(statement))
    problems.push('adds a constraint, which the previous version may violate and which locks the table');
  const added = /\badd\s+(?:column\s+)?(.*)$/is.exec(statement)?.[1] ?? '';
  if (/\bnot\s+null\b/i.test(added) && !/\bdefault\b/i.test(added))
    problems.push('adds a required column without a default');
  if (/\bdefault\s+(?!now\(\))["\w.]+\s*\(/i.test(added))
    problems.push('adds a column whose default is computed for each row, which rewrites the table');
  return problems;
}

/**
 * Returns what is wrong with a migration that must keep the previous version of the server working while it rolls out, a
 * line for each problem. Tables that it creates itself may have anything.
 */
export function migrationProblems(sql: string): string[] {
  const statements = sql
    .split('--> statement-breakpoint')
    .flatMap((part) => part.split(/;\s*(?:\n|$)/))
    .map((statement) => statement.replaceAll(/--.*$/gm, '').trim())
    .filter((statement) => statement !== '');
  const added = statements.flatMap((statement) => nameIn(statement, adding) ?? []);
  const isNew = new Set(statements.map((statement) => nameIn(statement, created)));
  return statements.flatMap((statement) => {
    const table = nameIn(statement, altered) ?? nameIn(statement, indexed) ?? nameIn(statement, watched);
    const isExisting = table !== undefined && !isNew.has(table) && !isEmptyIndex(statement, added);
    // Values and names in quotes are no keywords.
    const words = statement.replaceAll(/'[^']*'|"[^"]*"/g, (quoted) => (quoted.startsWith("'") ? "''" : '"x"'));
    const problems = RULES.filter(([pattern]) => pattern.test(words)).map(([, problem]) => problem);
    return [...problems, ...(isExisting ? problemsOfExisting(words) : [])].map(
      (problem) => `${statement.split('\n')[0]}: ${problem}`,
    );
  });
}
