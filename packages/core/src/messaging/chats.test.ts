import { expect, test } from 'vitest';
import { countNewLikes, noLikes } from '../likes/likes.ts';
import { aChat, aLike } from '../testing.ts';
import { badgeTotal, countUnread, openChat, sortChats, withChat, withoutChat } from './chats.ts';

const early = aChat('c1', { num_unread_messages: 2 });
const late = aChat('c2', { num_unread_messages: 3, updated_at: '2026-01-02T00:00:00.000Z' });

test(
  'an opened chat has no unread messages, and the others keep theirs',
  { meta: { spec: ['chat.opening-zeroes-unread'] } },
  () => {
    expect(openChat([early, late], 'c1').map((chat) => chat.num_unread_messages)).toEqual([0, 3]);
  },
);

test('the badge adds unread messages and new likes', () => {
  const likes = {
    profiles: [aLike('x', { like_new: true })],
    liked_by: [aLike('a', { like_new: true }), aLike('b')],
  };
  expect(badgeTotal(countUnread([early, late]), countNewLikes(likes))).toBe(6);
  expect(badgeTotal(countUnread([]), countNewLikes(noLikes))).toBe(0);
});

test('sorts the latest chat first, with a stable order for ties', () => {
  const ids = (chats: readonly (typeof early)[]) => sortChats(chats).map((chat) => chat.conversation.id);
  expect(ids([early, late])).toEqual(['c2', 'c1']);
  expect(ids([aChat('b'), aChat('a')])).toEqual(ids([aChat('a'), aChat('b')]));
});

test('adds a chat once and removes it', () => {
  const chats = withChat([late, early], { ...early, updated_at: '2026-01-03T00:00:00.000Z' });
  expect(chats.map((chat) => chat.conversation.id)).toEqual(['c1', 'c2']);
  expect(withoutChat(chats, 'c1')).toEqual([late]);
});
