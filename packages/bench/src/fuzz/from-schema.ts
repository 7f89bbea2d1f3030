import fc, { type Arbitrary } from 'fast-check';
import { anyJson, hostile, knownSite } from './values.ts';

/** A fragment of a JSON Schema, as `z.toJSONSchema()` writes it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** One of this many values is of another kind than its schema says. */
const WRONG_EVERY = 12;

const schemasOf = (value: unknown) => (value ?? []) as readonly JsonSchema[];
const numberOf = (value: unknown, fallback: number) => (typeof value === 'number' ? value : fallback);

function textOf(schema: JsonSchema, ids: Arbitrary<string>): Arbitrary<unknown> {
  if (typeof schema['pattern'] === 'string') return fc.stringMatching(new RegExp(schema['pattern'], 'u'));
  const minLength = numberOf(schema['minLength'], 0);
  const maxLength = Math.max(minLength, Math.min(numberOf(schema['maxLength'], 60), 60));
  const text = fc.string({ unit: 'grapheme', minLength, maxLength });
  return fc.oneof({ weight: 2, arbitrary: ids }, { weight: 2, arbitrary: text }, hostile);
}

function objectOf(schema: JsonSchema, ids: Arbitrary<string>): Arbitrary<unknown> {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
  const model = Object.fromEntries(
    properties.map(([name, each]) => [name, valueOf(name, each, ids)] as const),
  );
  const requiredNames = ((schema['required'] ?? []) as string[]).filter((name) => name in model);
  const object = fc.record(model, { requiredKeys: requiredNames });
  const names = (schema['propertyNames'] as { enum?: string[] } | undefined)?.enum;
  const more = typeof schema['additionalProperties'] === 'object' ? schema['additionalProperties'] : null;
  if (!more) return object;
  const key = names ? fc.constantFrom(...names) : fc.string({ maxLength: 12 });
  return fc.dictionary(key, fromSchema(more as JsonSchema, ids), { maxKeys: 5 });
}

function validOf(schema: JsonSchema, ids: Arbitrary<string>): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const choices = [...schemasOf(schema['anyOf']), ...schemasOf(schema['oneOf'])];
  if (choices.length > 0) return fc.oneof(...choices.map((each) => fromSchema(each, ids)));
  const all = schemasOf(schema['allOf']);
  if (all.length > 0) return validOf(Object.assign({}, ...all) as JsonSchema, ids);
  switch (schema['type']) {
    case 'string':
      return textOf(schema, ids);
    case 'integer':
      return fc.integer({
        min: Math.max(-(2 ** 31), numberOf(schema['minimum'], -1000)),
        max: Math.min(2 ** 31, numberOf(schema['maximum'], 2 ** 31)),
      });
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fromSchema((schema['items'] ?? {}) as JsonSchema, ids), { maxLength: 5 });
    case 'object':
      return objectOf(schema, ids);
    default:
      return anyJson;
  }
}

/** Creates values that match a schema, some with known ids or hostile texts, and a few of another kind. */
export const fromSchema = (schema: JsonSchema, ids: Arbitrary<string>): Arbitrary<unknown> =>
  fc.oneof({ weight: WRONG_EVERY - 1, arbitrary: validOf(schema, ids) }, { weight: 1, arbitrary: anyJson });

/** Creates values of a property or parameter; a site is mostly one that exists. */
export const valueOf = (name: string, schema: JsonSchema, ids: Arbitrary<string>): Arbitrary<unknown> =>
  name === 'site'
    ? fc.oneof({ weight: 9, arbitrary: knownSite }, { weight: 1, arbitrary: fromSchema(schema, ids) })
    : fromSchema(schema, ids);
