import fc, { type Arbitrary } from 'fast-check';
import { anyJson, hostile, memberId } from './values.ts';

/** A fragment of a JSON Schema, as `z.toJSONSchema()` writes it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** One of this many values is of another kind than its schema says. */
const WRONG_EVERY = 12;

const schemasOf = (value: unknown) => (value ?? []) as readonly JsonSchema[];
const numberOf = (value: unknown, fallback: number) => (typeof value === 'number' ? value : fallback);

function textOf(schema: JsonSchema, members: number): Arbitrary<unknown> {
  if (typeof schema['pattern'] === 'string') return fc.stringMatching(new RegExp(schema['pattern'], 'u'));
  const minLength = numberOf(schema['minLength'], 0);
  const maxLength = Math.max(minLength, Math.min(numberOf(schema['maxLength'], 60), 60));
  const text = fc.string({ unit: 'grapheme', minLength, maxLength });
  return fc.oneof({ weight: 2, arbitrary: memberId(members) }, { weight: 2, arbitrary: text }, hostile);
}

function objectOf(schema: JsonSchema, members: number): Arbitrary<unknown> {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
  const model = Object.fromEntries(
    properties.map(([name, each]) => [name, fromSchema(each, members)] as const),
  );
  const required = ((schema['required'] ?? []) as string[]).filter((name) => name in model);
  const object = fc.record(model, { requiredKeys: required });
  const names = (schema['propertyNames'] as { enum?: string[] } | undefined)?.enum;
  const more = typeof schema['additionalProperties'] === 'object' ? schema['additionalProperties'] : null;
  if (!more) return object;
  const key = names ? fc.constantFrom(...names) : fc.string({ maxLength: 12 });
  return fc.dictionary(key, fromSchema(more as JsonSchema, members), { maxKeys: 5 });
}

function validOf(schema: JsonSchema, members: number): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const choices = [...schemasOf(schema['anyOf']), ...schemasOf(schema['oneOf'])];
  if (choices.length > 0) return fc.oneof(...choices.map((each) => fromSchema(each, members)));
  const all = schemasOf(schema['allOf']);
  if (all.length > 0) return validOf(Object.assign({}, ...all) as JsonSchema, members);
  switch (schema['type']) {
    case 'string':
      return textOf(schema, members);
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
      return fc.array(fromSchema((schema['items'] ?? {}) as JsonSchema, members), { maxLength: 5 });
    case 'object':
      return objectOf(schema, members);
    default:
      return anyJson;
  }
}

/** Creates values that match a schema, some with hostile texts, and a few of another kind. */
export const fromSchema = (schema: JsonSchema, members: number): Arbitrary<unknown> =>
  fc.oneof(
    { weight: WRONG_EVERY - 1, arbitrary: validOf(schema, members) },
    { weight: 1, arbitrary: anyJson },
  );
