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
  const viewerMember = viewer === 'visitor' ? null : viewerOf(world);
  const otherMember = [...world.members.values()].find(({ profile }) => profile.fictional);
  if (!otherMember) throw new Error('The demo world contains no fictional profile to test with.');
  otherMember.profile = {
    ...otherMember.profile,
    ...fictionalMember,
    country: viewerMember?.profile.country ?? 'NL',
    online: true,
  };
  world.members = new Map(
    [otherMember, ...(viewerMember ? [viewerMember] : [])].map((member) => [member.profile.id, member]),
  );
  world.conversations.clear();
  world.likes = [];
  if (viewerMember === null) return world;
  viewerMember.lastFilters = noFilters;
  const time = world.now().toISOString();
  const me = viewerMember.profile.id;
  world.likes.push({ from: fictionalMember.id, to: me, at: time, isNew: false });
  addConversation(world, CHAT, { from: fictionalMember.id, to: me, text: 'Hello you.' });
  return world;
}
