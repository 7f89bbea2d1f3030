import { noFilters } from '@meetcute/core';
import { createWorld, type World } from '@meetcute/mocks';
import { viewerOf } from '../faults/row.ts';
import { addConversation } from '../conversation.ts';

/** The one other person in the world: a fictional profile. */
export const fictionalMember = { id: 'made-up', name: 'Fenna' };

const CHAT = 'chat-with-fenna';

/** Where one talks with her. */
export const chatPath = `/chats/${CHAT}`;

/** A world in which whoever looks can meet one person alone, who is made up, likes the viewer and has written. */
export function fictionalWorld(viewer: 'visitor' | 'paid'): World {
  const world = createWorld({ viewer, count: 1 });
  const own = viewer === 'visitor' ? null : viewerOf(world);
  const found = [...world.members.values()].find(({ profile }) => profile.fictional);
  if (!found) throw new Error('The demo world has no fictional profile, so there is nothing to look for.');
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
