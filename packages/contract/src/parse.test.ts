import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allCalls, calls } from './calls/index.ts';
import type { Schema } from './define.ts';
import { errorBody } from './error-body.ts';
import { parse } from './parse.ts';
import { deepJson, hostileJson, hostilePlaces, knownHostile } from './testing/hostile.ts';

const schemasOf = (part: 'payload' | 'query' | 'response') =>
  allCalls.flatMap((call): [string, Schema][] => (call[part] ? [[call.name, call[part]]] : []));

/** Returns whether JSON text is accepted or rejected with field names. Throws if the check itself throws. */
function isChecked(schema: Schema, text: string): boolean {
  const result = parse(schema, JSON.parse(text));
  return result.ok || Object.keys(result.fields).length > 0;
}

const requests = [...schemasOf('payload'), ...schemasOf('query')];

test.each([...requests, ...schemasOf('response'), ['every error', errorBody] as const])(
  'the schema of %s checks known hostile values in every field without throwing',
  (_, schema) => {
    const places = hostilePlaces(schema);
    const hostileTexts = places.flatMap((place) => knownHostile.map((text) => place(text)));
    const deep = deepJson.map((text) => places.at(-1)?.(text) ?? text);
    expect([...hostileTexts, ...deep].filter((text) => !isChecked(schema, text))).toEqual([]);
  },
);

test.each(requests)('the schema of %s checks any hostile value without throwing', (_, schema) => {
  const place = fc.constantFrom(...hostilePlaces(schema));
  fc.assert(
    fc.property(place, hostileJson, (embed, text) => {
      expect(isChecked(schema, embed(text))).toBe(true);
    }),
    { numRuns: 100 },
  );
});

test('rejects an object with a length as the wrong type and names its field', () => {
  const payload = { email: { length: { toString: 1 } }, password: 'x' };
  expect(parse(calls.login.payload, payload)).toEqual({ ok: false, fields: { email: 'invalid_type' } });
});

test('names unknown fields even if every object inherits one of that name', () => {
  const payload: unknown = JSON.parse('{"email":"a@b.example","password":"x","__proto__":1,"constructor":1}');
  const result = parse(calls.login.payload, payload);
  expect(result.ok ? [] : Object.entries(result.fields)).toEqual([
    ['__proto__', 'unrecognized_keys'],
    ['constructor', 'unrecognized_keys'],
  ]);
});
