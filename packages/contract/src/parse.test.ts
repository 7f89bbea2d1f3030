import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allCalls, calls } from './calls/index.ts';
import type { Schema } from './define.ts';
import { errorBody } from './error-body.ts';
import { parse } from './parse.ts';
import { deepJson, hostileJson, hostilePlaces, knownHostile } from './testing/hostile.ts';

const schemasOf = (part: 'payload' | 'query' | 'answer') =>
  allCalls.flatMap((call): [string, Schema][] => (call[part] ? [[call.name, call[part]]] : []));

/** Throws where a value is refused without a reason, or the check itself throws. */
function check(schema: Schema, text: string): void {
  const parsed = parse(schema, JSON.parse(text));
  if (!parsed.ok && Object.keys(parsed.fields).length === 0) throw new Error(`No field is named in ${text}.`);
}

const requests = [...schemasOf('payload'), ...schemasOf('query')];

test.each([...requests, ...schemasOf('answer'), ['every error', errorBody] as const])(
  'the schema of %s checks known hostile values at every field without an exception',
  (_, schema) => {
    for (const place of hostilePlaces(schema)) for (const text of knownHostile) check(schema, place(text));
    for (const text of deepJson) check(schema, hostilePlaces(schema).at(-1)?.(text) ?? text);
  },
);

test.each(requests)('the schema of %s checks any hostile value without an exception', (_, schema) => {
  const place = fc.constantFrom(...hostilePlaces(schema));
  fc.assert(
    fc.property(place, hostileJson, (put, text) => check(schema, put(text))),
    { numRuns: 100 },
  );
});

test('an object with a length is refused as the wrong type, by the name of its field', () => {
  const payload = { email: { length: { toString: 1 } }, password: 'x' };
  expect(parse(calls.login.payload, payload)).toEqual({ ok: false, fields: { email: 'invalid_type' } });
});

test('unknown fields are named even where every object has one of that name', () => {
  const payload: unknown = JSON.parse('{"email":"a@b.example","password":"x","__proto__":1,"constructor":1}');
  const parsed = parse(calls.login.payload, payload);
  expect(parsed.ok ? [] : Object.entries(parsed.fields)).toEqual([
    ['__proto__', 'unrecognized_keys'],
    ['constructor', 'unrecognized_keys'],
  ]);
});
