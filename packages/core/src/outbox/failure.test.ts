import { errorStatus } from '@meetcute/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  affectsAllConversations,
  RETRY_DELAY_MS,
  RETRY_DELAY_MAX_MS,
  retryDelayOf,
  classifyFailure,
} from './failure.ts';

const createFailure = (code: keyof typeof errorStatus) => ({ status: errorStatus[code], code });

test.each([
  [{ status: 0, code: 'network' }, 'retry'],
  [{ status: 200, code: 'invalid_response' }, 'retry'],
  [{ status: 408, code: 'bad_request' }, 'retry'],
  [{ status: 502, code: 'server_error' }, 'retry'],
  [createFailure('conflict'), 'retry'],
  [createFailure('too_many_requests'), 'retry'],
  [createFailure('server_error'), 'retry'],
  [createFailure('unavailable'), 'retry'],
  [createFailure('no_credits'), 'hold'],
  [createFailure('forbidden'), 'hold'],
  [createFailure('not_found'), 'hold'],
  [createFailure('birth_date_missing'), 'hold'],
  [createFailure('bad_request'), 'refuse'],
  [createFailure('too_large'), 'refuse'],
  [createFailure('key_reused'), 'refuse'],
  [createFailure('not_logged_in'), 'logged-out'],
] as const)('a failure of %j is classified as %s', (fault, ruling) => {
  expect(classifyFailure(fault)).toBe(ruling);
});

test('a lost connection and a busy server affect all conversations, a server error only one', () => {
  expect([0, 429, 500, 503].map((status) => affectsAllConversations({ status, code: '' }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('each failure doubles the delay, up to a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 99].map((failures) => retryDelayOf(failures, undefined, 0.5))).toEqual([
    2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000,
  ]);
});

test('a delay varies slightly and is never shorter than the server requests', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.option(fc.nat(600), { nil: undefined }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (failures, retryAfter, random) => {
        const pause = retryDelayOf(failures, retryAfter, random);
        expect(pause).toBeGreaterThanOrEqual((retryAfter ?? 0) * 1000);
        expect(pause).toBeGreaterThanOrEqual(RETRY_DELAY_MS * 0.85);
        expect(pause).toBeLessThanOrEqual(Math.max(RETRY_DELAY_MAX_MS * 1.15, (retryAfter ?? 0) * 1000));
      },
    ),
  );
});
