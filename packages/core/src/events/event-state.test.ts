import type { MemberEvent, Transaction } from '@meetcute/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aChat, aLike, aMessage, aNotification, aProfile } from '../testing.ts';
import { applyEvent, noMemberData, type LogEvent } from './apply.ts';
import type { EventAction, EventState } from './event-state.ts';
import { initialEvents, reduceEvents } from './event-state.ts';

const person = fc.constantFrom('ada', 'bob', 'cleo');
const conversation = fc.constantFrom('c1', 'c2');
const growing = fc.integer({ min: 1, max: 9 }).map(String);

type Body = {
  [T in MemberEvent['type']]: Pick<Extract<MemberEvent, { type: T }>, 'type' | 'data'>;
}[MemberEvent['type']];

const bodies: fc.Arbitrary<Body> = fc.oneof(
  fc
    .tuple(growing, conversation)
    .map(([id, c]) => ({ type: 'message' as const, data: aMessage(id, { conversation: c }) })),
  fc.tuple(conversation, fc.nat(5), growing).map(([id, unread, minute]) => ({
    type: 'chat' as const,
    data: aChat(id, {
      num_unread_messages: unread,
      last_message: aMessage(minute, { conversation: id }),
      updated_at: aMessage(minute).sent_at,
    }),
  })),
  conversation.map((id) => ({ type: 'chat_removed' as const, data: { conversation: id } })),
  fc.tuple(conversation, person, growing).map(([id, reader, until]) => ({
    type: 'read' as const,
    data: { conversation: id, reader, read_until: until },
  })),
  fc
    .tuple(person, fc.boolean())
    .map(([id, isNew]) => ({ type: 'liked_by' as const, data: aLike(id, { like_new: isNew }) })),
  person.map((id) => ({ type: 'liked_by_removed' as const, data: { profile: id } })),
  person.map((id) => ({ type: 'liked' as const, data: aLike(id) })),
  person.map((id) => ({ type: 'unliked' as const, data: { profile: id } })),
  fc
    .oneof(
      fc
        .tuple(growing, conversation)
        .map(([id, c]) => aNotification(id, { kind: 'message', conversation: c })),
      fc.tuple(growing, person).map(([id, who]) => aNotification(id, { profile: aProfile(who) })),
    )
    .map((data) => ({ type: 'notification' as const, data })),
  fc.tuple(conversation, growing).map(([id, changed_at]) => ({
    type: 'transaction' as const,
    data: { id, changed_at } as Transaction,
  })),
  growing.map((id) => ({ type: 'notifications_read' as const, data: { read_until: id } })),
);

const logs: fc.Arbitrary<readonly MemberEvent[]> = fc
  .array(bodies, { maxLength: 14 })
  .map((list) =>
    list.map(
      (body, index) => ({ ...body, id: String(index + 1), at: '2026-01-01T00:00:00.000Z' }) as MemberEvent,
    ),
  );

const receiveAll = (state: EventState, events: readonly MemberEvent[]): EventState =>
  events.reduce((each, event) => reduceEvents(each, { type: 'received', event }), state);

const run = (state: EventState, ...actions: readonly EventAction[]): EventState =>
  actions.reduce(reduceEvents, state);

const shuffled = (events: readonly MemberEvent[]): fc.Arbitrary<readonly MemberEvent[]> =>
  fc
    .tuple(
      fc.shuffledSubarray([...events], { minLength: events.length }),
      events.length === 0 ? fc.constant([]) : fc.array(fc.constantFrom(...events)),
      fc.array(fc.nat(), { minLength: 40, maxLength: 40 }),
    )
    .map(([all, twice, places]) =>
      twice.reduce(
        (list, event, index) => list.toSpliced((places[index % 40] ?? 0) % (list.length + 1), 0, event),
        all,
      ),
    );

describe('however events arrive', () => {
  test('events in any order and with repetition give the state of the log', () => {
    fc.assert(
      fc.property(
        logs.chain((log) => fc.tuple(fc.constant(log), shuffled(log))),
        ([log, arrival]) => {
          const state = receiveAll(initialEvents('0'), arrival);
          expect(state.data).toEqual(log.reduce(applyEvent, noMemberData));
          expect(state.held).toEqual([]);
          expect(state.cursor).toBe(String(log.length));
        },
      ),
      { numRuns: 300 },
    );
  });

  test('a poll after lost events gives it too', () => {
    fc.assert(
      fc.property(
        logs.chain((log) => fc.tuple(fc.constant(log), fc.subarray([...log]), fc.nat(log.length))),
        ([log, arrived, heardBefore]) => {
          const before = arrived.slice(0, heardBefore);
          const { user, chats, likes } = log.reduce(applyEvent, noMemberData);
          const state = run(
            receiveAll(initialEvents('0'), before),
            { type: 'pollStarted' },
            { type: 'polled', data: { user, chats, likes } },
          );
          expect(state.data).toMatchObject({ user, chats, likes });
          expect(state).toMatchObject({ held: [], needsPoll: false, poll: null });
          expect(state.cursor).toBe(before.at(-1)?.id ?? '0');
        },
      ),
      { numRuns: 300 },
    );
  });
});

const liked = (id: string, who = 'ada'): MemberEvent => ({ id, type: 'liked_by', at: '', data: aLike(who) });
const messageEvent = (id: string, message: string): MemberEvent => ({
  id,
  type: 'message',
  at: '',
  data: aMessage(message),
});
const received = (event: LogEvent): EventAction => ({ type: 'received', event });
const likers = (state: EventState) => state.data.likes.liked_by.map(({ id }) => id);

test('a gap requests a poll and buffers later events', () => {
  const state = run(initialEvents('4'), received(liked('6')));
  expect(state).toMatchObject({ cursor: '4', needsPoll: true });
  expect(likers(state)).toEqual([]);
  expect(likers(run(state, received(liked('5', 'bob'))))).toEqual(['ada', 'bob']);
});

test('an event during a poll survives the older response', () => {
  const state = run(initialEvents('4'), { type: 'pollStarted' }, received(liked('5')), {
    type: 'polled',
    data: { likes: noMemberData.likes },
  });
  expect(likers(state)).toEqual(['ada']);
  expect(state.cursor).toBe('5');
});

test('a poll closes the gap without restoring removed entries', () => {
  const gap = run(initialEvents('4'), received(liked('6')), received(messageEvent('7', '1')));
  const state = run(gap, { type: 'pollStarted' }, { type: 'polled', data: { likes: noMemberData.likes } });
  expect(likers(state)).toEqual([]);
  expect(state.data.messages['c1']).toHaveLength(1);
  expect(state).toMatchObject({ cursor: '7', needsPoll: false });
});

test('a failed poll keeps the need for one', () => {
  const state = run(
    initialEvents('4'),
    received(liked('6')),
    { type: 'pollStarted' },
    { type: 'pollFailed' },
  );
  expect(state).toMatchObject({ cursor: '4', needsPoll: true, poll: null });
});

test('a reset requests a poll and continues from its id, also from a cursor in the future', () => {
  const reset: MemberEvent = { id: '9', type: 'reset', at: '', data: {} };
  const state = run(initialEvents('500'), received(reset), received(liked('10')));
  expect(state).toMatchObject({ cursor: '10', needsPoll: true });
  expect(likers(state)).toEqual(['ada']);
});

test('a reset during a poll requests another one, and the older response does not restore the old cursor', () => {
  const reset: MemberEvent = { id: '9', type: 'reset', at: '', data: {} };
  const polled = { type: 'polled', data: {} } as const;
  const state = run(initialEvents('500'), { type: 'pollStarted' }, received(reset), polled);
  expect(state).toMatchObject({ cursor: '9', needsPoll: true });
  expect(run(state, { type: 'pollStarted' }, polled)).toMatchObject({ cursor: '9', needsPoll: false });
});

test('an event of an unknown type advances the log, changes nothing and requests no poll', () => {
  const before = run(initialEvents('4'), received(liked('5')));
  const after = run(before, received({ id: '6', type: 'unknown' }));
  expect(after.data).toBe(before.data);
  expect(run(after, received(liked('7', 'bob')))).toMatchObject({ cursor: '7', needsPoll: false });
});

test('the first event requires a poll unless it starts the log', () => {
  expect(run(initialEvents(), received(liked('1')))).toMatchObject({ cursor: '1', needsPoll: false });
  expect(run(initialEvents(), received(liked('8')))).toMatchObject({ cursor: '8', needsPoll: true });
});

test('a removed message is empty in the conversation and as the last message of its chat, and nowhere else', () => {
  const removed = aMessage('2', { text: '', removed: true });
  const others = [
    aChat('c1', { last_message: aMessage('2') }),
    aChat('c2', { last_message: aMessage('2', { conversation: 'c2' }) }),
  ];
  const before = { ...noMemberData, chats: others, messages: { c1: [aMessage('1'), aMessage('2')] } };
  const after = applyEvent(before, { id: '1', type: 'message', at: '', data: removed });
  expect(after.messages['c1']).toEqual([aMessage('1'), removed]);
  expect(after.chats.map(({ last_message: last }) => last?.text)).toEqual(['', 'text 2']);
  const older = aMessage('1', { text: '', removed: true });
  const loaded = { ...before, messages: { c1: [aMessage('2')] } };
  expect(applyEvent(loaded, { id: '1', type: 'message', at: '', data: older }).messages).toEqual(
    loaded.messages,
  );
  const restored = applyEvent(after, { id: '2', type: 'message', at: '', data: aMessage('2') });
  expect([restored.messages['c1'], restored.chats[0]]).toEqual([before.messages.c1, before.chats[0]]);
});
