import type { MemberNotification, NotificationPage } from '@meetcute/contract';
import { describe, expect, test } from 'vitest';
import { applyEvent, noMemberData, type LogEvent } from '../events/apply.ts';
import { aChat, aNotification, aProfile } from '../testing.ts';
import {
  joinNotifications,
  noNotifications,
  withNotification,
  withOlder,
  withReadUntil,
  type NotificationList,
} from './list.ts';
import { defaultPreferences } from './preferences.ts';

const like = (id: string, who: string, change: Partial<MemberNotification> = {}) =>
  aNotification(id, { profile: aProfile(who), ...change });
const message = (id: string, conversation: string, change: Partial<MemberNotification> = {}) =>
  aNotification(id, { kind: 'message', conversation, ...change });
const account = (id: string) => aNotification(id, { kind: 'account', profile: null, account: 'new_session' });

/** Creates a fully loaded list. */
const listOf = (...notifications: MemberNotification[]): NotificationList => ({
  notifications,
  unread: notifications.filter(({ read }) => !read).length,
  before: null,
});
const idsOf = ({ notifications, unread }: NotificationList) => [notifications.map(({ id }) => id), unread];

describe('a new entry', () => {
  test.each<
    [what: string, known: NotificationList, entry: MemberNotification, ids: string[], unread: number]
  >([
    ['stands first', listOf(like('1', 'bob')), like('2', 'ada'), ['2', '1'], 2],
    ['that is known changes nothing', listOf(like('2', 'ada')), like('2', 'ada'), ['2'], 1],
    ['that arrives late is placed by its id', listOf(account('3')), account('2'), ['3', '2'], 2],
    [
      'of a conversation replaces an unread one of it',
      listOf(message('3', 'c2'), message('2', 'c1')),
      message('4', 'c1'),
      ['4', '3'],
      2,
    ],
    [
      'of a conversation stays beside a read one of it',
      listOf(message('2', 'c1', { read: true })),
      message('4', 'c1'),
      ['4', '2'],
      1,
    ],
    ['that was already replaced stays away', listOf(message('4', 'c1')), message('2', 'c1'), ['4'], 1],
    [
      'of a mutual like replaces the like',
      listOf(like('2', 'ada'), like('1', 'bob')),
      like('3', 'ada', { kind: 'match' }),
      ['3', '1'],
      2,
    ],
    ['about the account stays beside the others', listOf(account('1')), account('2'), ['2', '1'], 2],
  ])('%s', (_, list, entry, ids, unreadCount) => {
    expect(idsOf(withNotification(list, entry))).toEqual([ids, unreadCount]);
  });
});

test('reading up to an entry leaves newer ones unread and counts only them', () => {
  const list = withReadUntil({ ...listOf(like('3', 'ada'), like('2', 'bob')), unread: 60 }, '2');
  expect(list.notifications.map(({ read }) => read)).toEqual([false, true]);
  expect(list.unread).toBe(1);
});

test.each<[what: string, event: Pick<LogEvent, 'type'> & { data: unknown }, ids: string[]]>([
  ['a removed chat', { type: 'chat_removed', data: { conversation: 'c1' } }, ['2', '1']],
  ['a chat without unread messages', { type: 'chat', data: aChat('c1') }, ['2', '1']],
  [
    'a chat with unread messages',
    { type: 'chat', data: aChat('c1', { num_unread_messages: 1 }) },
    ['3', '2', '1'],
  ],
  ['a withdrawn like', { type: 'liked_by_removed', data: { profile: 'ada' } }, ['3', '1']],
  ['reading', { type: 'notifications_read', data: { read_until: '3' } }, ['3', '2', '1']],
])('%s keeps the right entries', (_, event, ids) => {
  const dataBefore = {
    ...noMemberData,
    notifications: listOf(message('3', 'c1'), like('2', 'ada'), account('1')),
  };
  const dataAfter = applyEvent(dataBefore, { id: '1', at: '', ...event } as LogEvent);
  expect(dataAfter.notifications.notifications.map(({ id }) => id)).toEqual(ids);
});

describe('pages', () => {
  const pageOf = (cursor: string | null, ...notifications: MemberNotification[]): NotificationPage => ({
    ...listOf(...notifications),
    before: cursor,
    preferences: defaultPreferences,
  });

  test('the newest page keeps older entries and drops removed ones within its range', () => {
    const loadedPage = pageOf('1', like('5', 'ada'), like('4', 'bob'), like('3', 'cleo'), like('2', 'dan'));
    const newest = pageOf('4', like('6', 'eve'), like('4', 'bob'));
    const joinedPage = joinNotifications(loadedPage, newest);
    expect([joinedPage.notifications.map(({ id }) => id), joinedPage.before]).toEqual([
      ['6', '4', '3', '2'],
      '1',
    ]);
  });

  test('a page that is the whole list leaves nothing below it', () => {
    const all = pageOf(null, like('6', 'eve'));
    expect(joinNotifications(pageOf(null, like('2', 'dan')), all)).toEqual(all);
    expect(joinNotifications(undefined, all)).toEqual(all);
  });

  test('an older page is appended, each entry once', () => {
    const loadedPage = pageOf('4', like('5', 'ada'), like('4', 'bob'));
    const longer = withOlder(loadedPage, pageOf(null, like('4', 'bob'), like('3', 'cleo')));
    expect([longer.notifications.map(({ id }) => id), longer.before]).toEqual([['5', '4', '3'], null]);
  });
});

test('an empty list stays the same object if nothing is removed', () => {
  const memberData = { ...noMemberData, notifications: noNotifications };
  const event: LogEvent = { id: '1', at: '', type: 'chat', data: aChat('c1') };
  expect(applyEvent(memberData, event).notifications).toBe(noNotifications);
});
