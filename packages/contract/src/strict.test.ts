import { expect, test } from 'vitest';
import { allCalls } from './calls/index.ts';
import { allDeskCalls } from './desk/index.ts';

/** A schema as the library describes it. */
interface Described {
  _zod: { def: { type: string; catchall?: Described } & Record<string, unknown> };
}

const isSchema = (value: unknown): value is Described =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** Returns the schemas inside a value of a description: a schema, a list or a record of them. */
const schemasIn = (value: unknown): Described[] => {
  if (isSchema(value)) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).filter(isSchema);
};

/** Returns the field names of each object in a schema, at any depth, that accepts others too, or that refuses them. */
function objectsIn(schema: Described, mode: 'open' | 'strict' = 'open'): string[] {
  const { def } = schema._zod;
  const nestedObjects = Object.entries(def)
    .filter(([name]) => name !== 'catchall')
    .flatMap(([, value]) => schemasIn(value).flatMap((each) => objectsIn(each, mode)));
  const isStrict = def.catchall?._zod.def.type === 'never';
  return def.type === 'object' && isStrict === (mode === 'strict')
    ? [Object.keys(def['shape'] as object).join(), ...nestedObjects]
    : nestedObjects;
}

const all = [...allCalls, ...allDeskCalls];

test('no payload has fields that the contract does not name, at any depth', () => {
  const open = all.flatMap(({ name, payload }) =>
    payload ? objectsIn(payload as unknown as Described).map((fields) => `${name}: ${fields}`) : [],
  );
  // The parts of a form are checked where it is read.
  expect(open).toEqual(['uploadImages: file', 'uploadMessageImage: file']);
});

test('no query has values that the contract does not name', () => {
  const open = all.filter(({ query }) => query && objectsIn(query as unknown as Described).length > 0);
  // Advertisers choose the names of a discount.
  expect(open.map(({ name }) => name)).toEqual(['getDiscountCode']);
});

test('every response may get fields later, which pages that are open ignore', () => {
  const strict = all.flatMap(({ name, response }) =>
    objectsIn(response as unknown as Described, 'strict').map((fields) => `${name}: ${fields}`),
  );
  expect(strict).toEqual([]);
});
