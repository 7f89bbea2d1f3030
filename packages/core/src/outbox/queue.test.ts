import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anOutboxItem as item } from '../testing.ts';
import type { OutboxFailure } from './failure.ts';
import { idempotencyKeyOf, inOrder, positionAfter, type OutboxItem } from './item.ts';
import {
  afterFailure,
  failedIn,
  requeueMessage,
  heldBecause,
  nextToSend,
  OUTBOX_AGE_MAX_MS,
  retryBatch,
  expireMessages,
} from './queue.ts';

type State = OutboxItem['state'];

const createItems = (...states: State[]) => states.map((state, index) => item(index + 1, { state }));
const never = () => false;

describe('the next message to send', () => {
  test.each<[State[], string | undefined]>([
    [[], undefined],
    [['waiting'], 'm1'],
    [['waiting', 'waiting'], 'm1'],
    [['refused', 'waiting'], 'm2'],
    [['held', 'waiting'], undefined],
    [['refused', 'held', 'waiting'], undefined],
    [['refused', 'refused'], undefined],
  ])('of %j is %s', (states, next) => {
    expect(nextToSend(createItems(...states), never)?.client_id).toBe(next);
  });

  test('a held or delayed conversation does not block the others', () => {
    const items = [
      item(1, { state: 'held' }),
      item(2),
      item(3, { conversation: 'c2' }),
      item(4, { conversation: 'c3' }),
    ];
    expect(nextToSend(items, never)?.client_id).toBe('m3');
    expect(nextToSend(items, (conversation) => conversation === 'c2')?.client_id).toBe('m4');
    expect(nextToSend(items, () => true)).toBeUndefined();
  });

  test('depends on the place, not on the order of the list', () => {
    expect(nextToSend([item(3), item(1), item(2)], never)?.client_id).toBe('m1');
  });
});

test('messages with the same place from two tabs have the same order everywhere', () => {
  const [one, two] = [item(1, { client_id: 'a' }), item(1, { client_id: 'b' })];
  expect(inOrder([two, one])).toEqual(inOrder([one, two]));
  expect(positionAfter([])).toBe(1);
  expect(positionAfter([item(7), item(3)])).toBe(8);
});

test('repeats an attempt without a response under its key, and a refused one under a new key', () => {
  const lostItem = afterFailure(item(1), { status: 0, code: 'network' });
  expect(lostItem).toEqual(item(1));
  expect(idempotencyKeyOf(lostItem)).toBe('m1');
  const heldItem = afterFailure(lostItem, { status: 402, code: 'no_credits' });
  expect(heldItem).toMatchObject({ state: 'held', code: 'no_credits' });
  expect(requeueMessage(heldItem)).toMatchObject({ client_id: 'm1', state: 'waiting', code: null });
  expect(idempotencyKeyOf(requeueMessage(heldItem))).toBe('m1.1');
});

describe('a refusal whose cause was already resolved', () => {
  test.each<[string, OutboxFailure, string[], Partial<OutboxItem>]>([
    [
      'credits were bought meanwhile',
      { status: 402, code: 'no_credits' },
      ['no_credits'],
      { state: 'waiting' },
    ],
    [
      'a date of birth was added meanwhile',
      { status: 409, code: 'birth_date_missing' },
      ['no_credits', 'birth_date_missing'],
      { state: 'waiting' },
    ],
    [
      'something else was resolved meanwhile',
      { status: 402, code: 'no_credits' },
      ['birth_date_missing'],
      { state: 'held', code: 'no_credits' },
    ],
    ['nothing came', { status: 402, code: 'no_credits' }, [], { state: 'held', code: 'no_credits' }],
    [
      'the message itself is refused',
      { status: 400, code: 'no_credits' },
      ['no_credits'],
      { state: 'refused', code: 'no_credits' },
    ],
  ])('%s', (_, fault, resolvedCauses, now) => {
    const failedItem = afterFailure(item(1), fault, new Set(resolvedCauses));
    expect(failedItem).toEqual({ ...item(1), ...now, refusals: 1 });
    // The server stores the refusal under the key of the first attempt.
    expect(idempotencyKeyOf(failedItem)).toBe('m1.1');
  });
});

describe('a message that has waited too long', () => {
  const now = Date.UTC(2026, 10, 22);
  const ago = (milliseconds: number, change: Partial<OutboxItem> = {}) =>
    item(1, { at: now - milliseconds, ...change });

  test.each<[string, OutboxItem, boolean]>([
    ['of a moment ago', ago(1), false],
    ['of almost a week ago', ago(OUTBOX_AGE_MAX_MS - 1), false],
    ['of a week ago', ago(OUTBOX_AGE_MAX_MS), true],
    ['of years ago, by a wrong clock', item(1, { at: 0 }), true],
    ['of tomorrow, by a wrong clock', ago(-86_400_000), false],
    ['without a time', item(1), false],
    [
      'that is already held for a reason',
      ago(OUTBOX_AGE_MAX_MS, { state: 'held', code: 'no_credits' }),
      false,
    ],
    ['that was refused', ago(OUTBOX_AGE_MAX_MS, { state: 'refused', code: 'bad_request' }), false],
  ])('%s', (_, message, isOld) => {
    const refusedItem = { ...message, state: 'refused', code: 'too_old' };
    expect(expireMessages([message], now)).toEqual(isOld ? [refusedItem] : []);
  });

  test('does not block later ones, and is sent when it is retried', () => {
    const old = ago(OUTBOX_AGE_MAX_MS);
    const [expiredItem] = expireMessages([old, item(2)], now);
    expect(nextToSend([expiredItem!, item(2)], never)?.client_id).toBe('m2');
    expect(failedIn([expiredItem!], 'c1')).toEqual([expiredItem]);
    const again = requeueMessage(expiredItem!, now);
    expect(again).toEqual({ ...old, at: now });
    expect(expireMessages([again], now)).toEqual([]);
    // A message that was released automatically has no new request time.
    expect(expireMessages([requeueMessage(expiredItem!)], now)).toEqual([expiredItem]);
  });
});

test('reports a text that is too long', () => {
  const fault = { status: 400, code: 'bad_request', fields: { text: 'too_big' } };
  expect(afterFailure(item(1), fault)).toMatchObject({ state: 'refused', code: 'too_large' });
});

test('releases messages held for a resolved cause', () => {
  const poor = { state: 'held', code: 'no_credits' } as const;
  const items = [item(2, poor), item(1, poor), item(3, { state: 'held', code: 'not_found' }), item(4)];
  expect(heldBecause(items, 'no_credits').map(({ client_id }) => client_id)).toEqual(['m1', 'm2']);
});

describe('retrying one message', () => {
  const heldState = { state: 'held', code: 'not_found', at: 1 } as const;
  const items = [
    item(1, { state: 'refused', code: 'too_old', at: 1 }),
    item(2, heldState),
    item(3, { conversation: 'c2', ...heldState }),
    item(4, { at: 1 }),
    item(5, heldState),
  ];
  const again = { state: 'waiting', code: null } as const;

  test.each<[string, string, Partial<OutboxItem>[]]>([
    ['that is too old retries only that one', 'm1', [{ client_id: 'm1', ...again, at: 9 }]],
    ['that is held retries that one', 'm2', [{ client_id: 'm2', ...again, at: 9 }]],
    [
      'that waits releases held ones before it, without a new request time',
      'm4',
      [{ client_id: 'm2', ...again, at: 1 }],
    ],
    [
      'behind others leaves refused ones in place',
      'm5',
      [
        { client_id: 'm2', ...again, at: 1 },
        { client_id: 'm5', ...again, at: 9 },
      ],
    ],
    ['that no longer exists does nothing', 'm6', []],
  ])('%s', (_, clientId, expected) => {
    expect(retryBatch(items, clientId, 9)).toEqual(expected.map((each) => expect.objectContaining(each)));
  });
});

test('retries the failed messages of a conversation in their old order', () => {
  const items = [
    item(3, { state: 'held' }),
    item(1, { state: 'refused' }),
    item(2),
    item(4, { conversation: 'c2', state: 'held' }),
  ];
  expect(failedIn(items, 'c1').map(({ client_id }) => client_id)).toEqual(['m1', 'm3']);
});

const faults: readonly OutboxFailure[] = [
  { status: 0, code: 'network' },
  { status: 500, code: 'server_error' },
  { status: 429, code: 'too_many_requests' },
  { status: 402, code: 'no_credits' },
  { status: 404, code: 'not_found' },
  { status: 413, code: 'too_large' },
];

test('after any failures, each message arrives once and in order, or is still queued', () => {
  const fate = fc.oneof(fc.constant('arrives' as const), fc.constantFrom(...faults));
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('c1', 'c2', 'c3'), { maxLength: 8 }),
      fc.array(fate, { maxLength: 40 }),
      (conversations, fates) => {
        const all = conversations.map((conversation, index) => item(index + 1, { conversation }));
        let items: readonly OutboxItem[] = all;
        const arrivedItems: OutboxItem[] = [];
        for (const each of fates) {
          const next = nextToSend(items, never);
          if (!next) break;
          items = items.flatMap((queuedItem) => {
            if (queuedItem !== next) return [queuedItem];
            return each === 'arrives' ? [] : [afterFailure(queuedItem, each)];
          });
          if (each === 'arrives') arrivedItems.push(next);
        }
        const ids = [...arrivedItems, ...items].map(({ client_id }) => client_id);
        expect(new Set(ids)).toEqual(new Set(all.map(({ client_id }) => client_id)));
        expect(ids).toHaveLength(all.length);
        for (const conversation of ['c1', 'c2', 'c3']) {
          const places = arrivedItems.flatMap((each) =>
            each.conversation === conversation ? [each.place] : [],
          );
          expect(places).toEqual(places.toSorted((a, b) => a - b));
          // No later message overtook one that could still be sent.
          const remainingItems = items.filter(
            (each) => each.conversation === conversation && each.state !== 'refused',
          );
          for (const { place } of remainingItems) expect(place).toBeGreaterThan(places.at(-1) ?? 0);
        }
      },
    ),
    { numRuns: 400 },
  );
});
