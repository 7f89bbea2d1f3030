import { type Schema } from '@meetcute/contract';
import { describeType, type SettingSchema } from '@meetcute/contract/openapi';
import type { Path, Report } from './site-problem.ts';

/** Issue of a schema, as far as it says what is allowed. */
interface Issue {
  readonly code?: string;
  readonly path: Path;
  readonly expected?: string;
  readonly origin?: string;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly values?: readonly unknown[];
  readonly keys?: readonly string[];
}

/** Words for the types that a schema expects. */
const types: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** Units of the smallest and largest size of a value. */
const units: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };

/** Whether a value or key should be the code of a currency. */
const isCurrencyCode = ({ code, path }: Issue): boolean =>
  path.at(-1) === 'currency' || (path.at(-2) === 'prices' && code === 'invalid_key');

/** Returns what an issue allows, as the end of the sentence 'Allowed: …'. */
function allowedBy(issue: Issue): string {
  const { code, expected = '', origin = '', minimum, maximum, values } = issue;
  if (isCurrencyCode(issue)) return 'the code of a currency in use, as in ISO 4217, such as EUR';
  if (values) return `one of ${values.map(String).join(', ')}`;
  if (code === 'too_small' && origin === 'array' && minimum === 1) return 'at least one entry';
  if (code === 'too_small') return `at least ${String(minimum)}${units[origin] ?? ''}`;
  if (code === 'too_big') return `at most ${String(maximum)}${units[origin] ?? ''}`;
  return types[expected] ?? 'another one';
}

/** Returns the schema of a value in an object; undefined where there is none. */
const schemaAt = (schema: SettingSchema, path: Path): SettingSchema | undefined =>
  path.reduce<SettingSchema | undefined>(
    (subschema, key) =>
      subschema?.properties?.[String(key)] ??
      subschema?.items ??
      (typeof subschema?.additionalProperties === 'object' ? subschema.additionalProperties : undefined),
    schema,
  );

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (node, key) =>
      typeof node === 'object' && node !== null ? (node as Record<PropertyKey, unknown>)[key] : node,
    value,
  );

const shorten = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

interface Checked {
  /** Value as the file has it; what it lacks has a default. */
  readonly given: unknown;
  /** Value that is checked. */
  readonly complete: unknown;
  readonly schema: Schema;
  /** JSON schema, which names the types of missing values. Default: none. */
  readonly described?: SettingSchema;
  /** Effects of the outermost keys, which say why a missing one is needed. Default: none. */
  readonly effects?: Readonly<Record<string, string>>;
}

/** Reports every value under a path of the file that does not fit a schema. Returns whether all fit. */
export function reportIssues(path: Path, input: Checked, report: Report): boolean {
  const { given, complete, schema, described, effects } = input;
  const { error } = schema.safeParse(complete);
  const reportedPaths = new Set<string>();
  for (const issue of (error?.issues ?? []) as unknown as Issue[]) {
    for (const key of issue.keys ?? []) {
      report([...path, ...issue.path, key], 'is unknown', 'Correct its name, or remove it.');
    }
    // One problem of a value is enough: the others often follow from it.
    const here = issue.path.map(String).join('.');
    if (issue.keys || reportedPaths.has(here)) continue;
    reportedPaths.add(here);
    const value = valueAt(given, issue.path);
    const type = described && schemaAt(described, issue.path);
    const isRange = type?.minimum !== undefined && type.maximum !== undefined;
    const isPlain = issue.code === 'invalid_type' || issue.code === 'invalid_format' || isRange;
    const allowedText =
      type && !isCurrencyCode(issue) && (isPlain || value === undefined)
        ? describeType(type).replaceAll('`', '')
        : allowedBy(issue);
    const effect = value === undefined ? effects?.[String(issue.path[0])] : undefined;
    report(
      [...path, ...issue.path],
      value === undefined
        ? 'is missing'
        : `is ${issue.code === 'invalid_key' ? 'no such code' : shorten(value)}`,
      `${value === undefined ? 'Add it, as' : 'Allowed:'} ${allowedText}${effect ? `: ${effect.replaceAll('`', "'")}` : ''}.`,
    );
  }
  return error === undefined;
}
