import * as z from 'zod/mini';
import type { CallDefinition, CallQuery, Schema } from './define.ts';

/** What was wrong with which field; an empty key stands for the whole value. */
export type Fields = Record<string, string>;

/** A value that fits its schema, or the fields that don't. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; fields: Fields };

const fieldsOf = (error: z.core.$ZodError): Fields => {
  // A map, because a field may have the name of what every object inherits, such as `constructor`.
  const fields = new Map<string, string>();
  for (const issue of error.issues) {
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) {
      const field = path.join('.');
      if (!fields.has(field)) fields.set(field, issue.code);
    }
  }
  return Object.fromEntries(fields);
};

/** Holds a value against a schema. Never throws; never answers parts of a wrong value. */
export function parse<S extends Schema>(schema: S, value: unknown): Parsed<z.output<S>> {
  const result = z.safeParse(schema, value);
  return result.success ? { ok: true, value: result.data } : { ok: false, fields: fieldsOf(result.error) };
}

/** Reads a query string for a call, its selector left out. A repeated key is refused. */
export function parseQuery<C extends CallDefinition>(call: C, query: URLSearchParams): Parsed<CallQuery<C>> {
  const values: Record<string, string> = {};
  for (const [key, value] of query) {
    if (call.selector && key in call.selector) continue;
    if (Object.hasOwn(values, key)) return { ok: false, fields: { [key]: 'repeated' } };
    Object.defineProperty(values, key, { value, enumerable: true });
  }
  const schema = call.query ?? z.strictObject({});
  return parse(schema, values) as Parsed<CallQuery<C>>;
}
