import * as z from 'zod/mini';
import type { CallDefinition, CallQuery, Schema } from './define.ts';

/** Problem of each invalid field, by path; an empty key means the whole value. */
export type Fields = Record<string, string>;

/** Parsed value, or the invalid fields. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; fields: Fields };

const fieldsOf = (error: z.core.$ZodError): Fields => {
  // A map, because a field may have an inherited name such as `constructor`.
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

/** Parses a value with a schema. Never throws, and never returns part of an invalid value. */
export function parse<S extends Schema>(schema: S, value: unknown): Parsed<z.output<S>> {
  const result = z.safeParse(schema, value);
  return result.success ? { ok: true, value: result.data } : { ok: false, fields: fieldsOf(result.error) };
}

/** Parses the query of a call, without its selector. Rejects a repeated key. */
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
