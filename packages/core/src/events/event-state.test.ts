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
  fc.tuple(conversation, fc.nat(5), growing).map(([id, unreadCount, minute]) => ({
    type: 'chat' as const,
    data: aChat(id, {
      num_unread_messages: unreadCount,
      last_message: aMessage(minute, { conversation: id }),
      updated_at: aMessage(minute).sent_at,
    }),
  })),
  conversation.map((id) => ({ type: 'chat_removed' as const, data: { conversation: id } })),
  fc.tuple(conversation, person, growing).map(([id, reader, position]) => ({
    type: 'read' as const,
    data: { conversation: id, reader, read_until: position },
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

const shuffleEvents = (events: readonly MemberEvent[]): fc.Arbitrary<readonly MemberEvent[]> =>
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
        logs.chain((log) => fc.tuple(fc.constant(log), shuffleEvents(log))),
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
        ([log, arrivedEvents, heardBefore]) => {
          const earlyEvents = arrivedEvents.slice(0, heardBefore);
          const { user, chats, likes } = log.reduce(applyEvent, noMemberData);
          const state = run(
            receiveAll(initialEvents('0'), earlyEvents),
            { type: 'pollStarted' },
            { type: 'polled', data: { user, chats, likes } },
          );
          expect(state.data).toMatchObject({ user, chats, likes });
          expect(state).toMatchObject({ held: [], needsPoll: false, poll: null });
          expect(state.cursor).toBe(earlyEvents.at(-1)?.id ?? '0');
        },
      ),
      { numRuns: 300 },
    );
  });
});

const createLike = (id: string, who = 'ada'): MemberEvent => ({
  id,
  type: 'liked_by',
  at: '',
  data: aLike(who),
});
const messageEvent = (id: string, message: string): MemberEvent => ({
  id,
  type: 'message',
  at: '',
  data: aMessage(message),
});
const receive = (event: LogEvent): EventAction => ({ type: 'received', event });
const likers = (state: EventState) => state.data.likes.liked_by.map(({ id }) => id);

test('a gap requests a poll and buffers later events', () => {
  const state = run(initialEvents('4'), receive(createLike('6')));
  expect(state).toMatchObject({ cursor: '4', needsPoll: true });
  expect(likers(state)).toEqual([]);
  expect(likers(run(state, receive(createLike('5', 'bob'))))).toEqual(['ada', 'bob']);
});

test('an event during a poll survives the older response', () => {
  const state = run(initialEvents('4'), { type: 'pollStarted' }, receive(createLike('5')), {
    type: 'polled',
    data: { likes: noMemberData.likes },
  });
  expect(likers(state)).toEqual(['ada']);
  expect(state.cursor).toBe('5');
});

test('a poll closes the gap without restoring removed entries', () => {
  const gap = run(initialEvents('4'), receive(createLike('6')), receive(messageEvent('7', '1')));
  const state = run(gap, { type: 'pollStarted' }, { type: 'polled', data: { likes: noMemberData.likes } });
  expect(likers(state)).toEqual([]);
  expect(state.data.messages['c1']).toHaveLength(1);
  expect(state).toMatchObject({ cursor: '7', needsPoll: false });
});

test('a failed poll keeps the need for one', () => {
  const state = run(
    initialEvents('4'),
    receive(createLike('6')),
    { type: 'pollStarted' },
    { type: 'pollFailed' },
  );
  expect(state).toMatchObject({ cursor: '4', needsPoll: true, poll: null });
});

test('a reset requests a poll and continues from its id, also from a cursor in the future', () => {
  const reset: MemberEvent = { id: '9', type: 'reset', at: '', data: {} };
  const state = run(initialEvents('500'), receive(reset), receive(createLike('10')));
  expect(state).toMatchObject({ cursor: '10', needsPoll: true });
  expect(likers(state)).toEqual(['ada']);
});

test('a reset during a poll requests another one, and the older response does not restore the old cursor', () => {
  const reset: MemberEvent = { id: '9', type: 'reset', at: '', data: {} };
  const polledAction = { type: 'polled', data: {} } as const;
  const state = run(initialEvents('500'), { type: 'pollStarted' }, receive(reset), polledAction);
  expect(state).toMatchObject({ cursor: '9', needsPoll: true });
  expect(run(state, { type: 'pollStarted' }, polledAction)).toMatchObject({ cursor: '9', needsPoll: false });
});

test('an event of an unknown type advances the log, changes nothing and requests no poll', () => {
  const stateBefore = run(initialEvents('4'), receive(createLike('5')));
  const stateAfter = run(stateBefore, receive({ id: '6', type: 'unknown' }));
  expect(stateAfter.data).toBe(stateBefore.data);
  expect(run(stateAfter, receive(createLike('7', 'bob')))).toMatchObject({ cursor: '7', needsPoll: false });
});

test('the first event requires a poll unless it starts the log', () => {
  expect(run(initialEvents(), receive(createLike('1')))).toMatchObject({ cursor: '1', needsPoll: false });
  expect(run(initialEvents(), receive(createLike('8')))).toMatchObject({ cursor: '8', needsPoll: true });
});

test('a removed message is empty in the conversation and as the last message of its chat, and nowhere else', () => {
  const removedMessage = aMessage('2', { text: '', removed: true });
  const others = [
    aChat('c1', { last_message: aMessage('2') }),
    aChat('c2', { last_message: aMessage('2', { conversation: 'c2' }) }),
  ];
  const dataBefore = { ...noMemberData, chats: others, messages: { c1: [aMessage('1'), aMessage('2')] } };
  const dataAfter = applyEvent(dataBefore, { id: '1', type: 'message', at: '', data: removedMessage });
  expect(dataAfter.messages['c1']).toEqual([aMessage('1'), removedMessage]);
  expect(dataAfter.chats.map(({ last_message: last }) => last?.text)).toEqual(['', 'text 2']);
  const older = aMessage('1', { text: '', removed: true });
  const loadedData = { ...dataBefore, messages: { c1: [aMessage('2')] } };
  expect(applyEvent(loadedData, { id: '1', type: 'message', at: '', data: older }).messages).toEqual(
    loadedData.messages,
  );
  const restoredData = applyEvent(dataAfter, { id: '2', type: 'message', at: '', data: aMessage('2') });
  expect([restoredData.messages['c1'], restoredData.chats[0]]).toEqual([
    dataBefore.messages.c1,
    dataBefore.chats[0],
  ]);
});
