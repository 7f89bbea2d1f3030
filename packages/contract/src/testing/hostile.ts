import fc from 'fast-check';
import type { Schema } from '../define.ts';
import { inputSchema, type JsonSchema } from '../openapi/schemas.ts';

/** Keys that code reads or calls on values of another type, or that every object inherits. */
const KEYS = [
  'length',
  'size',
  'toString',
  'valueOf',
  'toJSON',
  'then',
  'constructor',
  'prototype',
  '__proto__',
  '',
];

/** Generates JSON text with hostile keys at any depth. As text, because only a parser makes `__proto__` an own key. */
export const hostileJson: fc.Arbitrary<string> = fc.letrec<{ json: string }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('null', 'true', '-0', '1', '1e308', '-1e999', '9007199254740993', '0.1', '""', '"x"'),
    fc.constantFrom(...KEYS.map((key) => JSON.stringify(key))),
    fc.dictionary(fc.constantFrom(...KEYS), tie('json'), { noNullPrototype: false, maxKeys: 3 }).map(
      (entries) =>
        `{${Object.entries(entries)
          .map(([key, text]) => `${JSON.stringify(key)}:${text}`)
          .join(',')}}`,
    ),
    fc.array(tie('json'), { maxLength: 3 }).map((items) => `[${items.join(',')}]`),
  ),
})).json;

/** JSON texts that have crashed servers. */
export const knownHostile: readonly string[] = [
  '{"length":{"toString":1}}',
  '{"length":{"toString":1,"valueOf":1}}',
  '{"length":null}',
  '{"size":{"toString":1,"valueOf":1}}',
  '{"__proto__":{"length":{"toString":1,"valueOf":1}}}',
  '{"constructor":{"name":{"toString":1}},"toString":"x"}',
  '{"__proto__":"x","toString":"x","constructor":"x"}',
  '{"__proto__":null}',
  '[{"length":{"toString":1}}]',
  '1e999',
  '"__proto__"',
  '"\\ud800"',
];

/** JSON texts nested as deeply as the largest body allows. */
export const deepJson: readonly string[] = [
  `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  `${'{"length":'.repeat(5000)}1${'}'.repeat(5000)}`,
];

type Wrap = (text: string) => string;

/** Returns functions that insert JSON text into a payload: as the whole payload, and in each of its fields. */
const placesIn = (schema: JsonSchema): Wrap[] => {
  const all = (key: string) => (schema[key] as JsonSchema[] | undefined) ?? [];
  const findChildPlaces = (child: unknown, wrap: Wrap): Wrap[] =>
    child && typeof child === 'object'
      ? placesIn(child as JsonSchema).map((place) => (text) => wrap(place(text)))
      : [];
  const fields = Object.entries((schema['properties'] as Record<string, JsonSchema> | undefined) ?? {});
  return [
    (text) => text,
    ...fields.flatMap(([name, child]) =>
      findChildPlaces(child, (text) => `{${JSON.stringify(name)}:${text}}`),
    ),
    ...findChildPlaces(schema['additionalProperties'], (text) => `{"any":${text}}`),
    ...findChildPlaces(schema['items'], (text) => `[${text}]`),
    ...['anyOf', 'oneOf', 'allOf'].flatMap((key) => all(key).flatMap((child) => placesIn(child).slice(1))),
  ];
};

/** Returns the distinct positions of a payload at which a value can be inserted. */
export const hostilePlaces = (schema: Schema): Wrap[] => [
  ...new Map(placesIn(inputSchema(schema)).map((place) => [place('?'), place])).values(),
];
