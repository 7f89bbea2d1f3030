import { createWorld, type World } from '@meetcute/mocks';
import { viewerOf } from './faults/row.ts';

/** Id of the other member in `conversationWithMarit()`. */
export const MARIT = 'marit';

/** Adds a conversation with one message that a member sends now. */
export function addConversation(
  world: World,
  id: string,
  { from, to, text }: Record<'from' | 'to' | 'text', string>,
): void {
  const time = world.now().toISOString();
  world.conversations.set(id, {
    id,
    members: [to, from],
    messages: [
      {
        id: '1',
        client_id: null,
        conversation: id,
        sender: from,
        text,
        sent_at: time,
        state: 'sent',
        image: null,
      },
    ],
    readUntil: {},
    createdAt: time,
    hiddenFor: new Set(),
  });
}

/** Creates a world with free messages and one conversation, in which Marit has asked the viewer a question. */
export function conversationWithMarit(id: string): World {
  const world = createWorld({ viewer: 'paid', count: 12 });
  const { profile: viewer } = viewerOf(world);
  const [first] = [...world.members.values()].filter(({ profile }) => profile.id !== viewer.id);
  world.members.set(MARIT, { ...first!, profile: { ...first!.profile, id: MARIT, name: 'Marit' } });
  world.conversations.clear();
  world.settings.message_credits = 0;
  addConversation(world, id, { from: MARIT, to: viewer.id, text: 'Which hall?' });
  return world;
}
