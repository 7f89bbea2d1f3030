import { afterEach, expect, test } from 'vitest';
import { offerRandomUuid } from './offer-random-uuid.ts';

const native = Object.getOwnPropertyDescriptor(crypto, 'randomUUID');

afterEach(() => {
  if (native) Object.defineProperty(crypto, 'randomUUID', native);
  else Reflect.deleteProperty(crypto, 'randomUUID');
});

test('offers random UUIDs where the browser has none', () => {
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true, writable: true });
  offerRandomUuid();
  const ids = [crypto.randomUUID(), crypto.randomUUID()];
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(2);
});

test('keeps those of the browser', () => {
  const { randomUUID } = crypto;
  offerRandomUuid();
  expect(crypto.randomUUID).toBe(randomUUID);
});
