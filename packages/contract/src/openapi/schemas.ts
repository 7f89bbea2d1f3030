// By its public name, so that the object of all exports that this needs stays out of what other entries share.
import * as contract from '@meetcute/contract';
import * as z from 'zod/mini';
import type { CallDefinition, Schema } from '../define.ts';

/** JSON Schema fragment, draft 2020-12. */
export type JsonSchema = Record<string, unknown>;

const PREFIX = '#/components/schemas/';

/** Relaxes response schemas: only strict objects forbid extra fields, and integers omit the safe-integer limits. */
const relax: NonNullable<z.core.ToJSONSchemaParams['override']> = ({ zodSchema, jsonSchema }) => {
  const { def } = zodSchema._zod;
  if (def.type === 'object' && !def.catchall) delete jsonSchema.additionalProperties;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
};

const clean = ({ $schema: _schema, $id: _id, id: _name, ...schema }: JsonSchema): JsonSchema => schema;

const refsIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name = '']) => name,
  );

/** Returns the JSON Schema of a request. Codecs appear as their encoded text. */
export const inputSchema = (schema: Schema): JsonSchema =>
  clean(z.toJSONSchema(schema, { io: 'input', override: relax }));

/** Returns response schemas as references: entities under their own names, everything else inline. */
export function responseSchemas(calls: readonly CallDefinition[]) {
  const names = z.registry<{ id: string }>();
  for (const [id, value] of Object.entries(contract)) {
    if (value instanceof z.core.$ZodType && !names.has(value)) names.add(value, { id });
  }
  for (const { name, response } of calls)
    if (!names.has(response)) names.add(response, { id: `${name}.answer` });
  const { schemas } = z.toJSONSchema(names, {
    io: 'output',
    override: relax,
    uri: (id) => PREFIX + id,
  });
  const all = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, clean(schema as JsonSchema)]),
  );
  const usedNames = new Set<string>(['errorBody']);
  const responseOf = (call: CallDefinition): JsonSchema => {
    const id = names.get(call.response)?.id ?? '';
    return id.endsWith('.answer') ? (all[id] ?? {}) : { $ref: PREFIX + id };
  };
  for (const call of calls) for (const name of refsIn(responseOf(call))) usedNames.add(name);
  for (const name of usedNames) for (const inner of refsIn(all[name] ?? {})) usedNames.add(inner);
  return {
    responseOf,
    /** Named schemas that responses and errors refer to, sorted by name. */
    components: Object.fromEntries([...usedNames].toSorted().map((name) => [name, all[name] ?? {}])),
  };
}
