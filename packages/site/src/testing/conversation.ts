import { createWorld, type World } from '@meetcute/mocks';
import { viewerOf } from './faults/row.ts';

/** Id of the only other member in `conversationWithMarit()`. */
export const MARIT = 'marit';

/** Lets somebody say something to a member now, in a conversation of their own with an id. */
export function addConversation(
  world: World,
  id: string,
  { from, to, text }: Record<'from' | 'to' | 'text', string>,
): void {
  const at = world.now().toISOString();
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
        sent_at: at,
        state: 'sent',
        image: null,
      },
    ],
    readUntil: {},
    createdAt: at,
    hiddenFor: new Set(),
  });
}

/** A world in which messages cost nothing, and Marit has asked the member who looks which hall they go to, in a chat with an id. */
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
