import { noFilters } from '@meetcute/core';
import { createWorld, type World } from '@meetcute/mocks';
import { viewerOf } from '../faults/row.ts';
import { addConversation } from '../conversation.ts';

/** The only other member of the world: a fictional profile. */
export const fictionalMember = { id: 'made-up', name: 'Fenna' };

const CHAT = 'chat-with-fenna';

/** Address of the conversation with the fictional member. */
export const chatPath = `/chats/${CHAT}`;

/** Creates a world with a single other member, who is fictional, likes the viewer and has sent a message. */
export function fictionalWorld(viewer: 'visitor' | 'paid' | 'unpaid'): World {
  const world = createWorld({ viewer, count: 1 });
  const own = viewer === 'visitor' ? null : viewerOf(world);
  const found = [...world.members.values()].find(({ profile }) => profile.fictional);
  if (!found) throw new Error('The demo world contains no fictional profile to test with.');
  found.profile = {
    ...found.profile,
    ...fictionalMember,
    country: own?.profile.country ?? 'NL',
    online: true,
  };
  world.members = new Map([found, ...(own ? [own] : [])].map((member) => [member.profile.id, member]));
  world.conversations.clear();
  world.likes = [];
  if (own === null) return world;
  own.lastFilters = noFilters;
  const at = world.now().toISOString();
  const me = own.profile.id;
  world.likes.push({ from: fictionalMember.id, to: me, at, isNew: false });
  addConversation(world, CHAT, { from: fictionalMember.id, to: me, text: 'Hello you.' });
  return world;
}
