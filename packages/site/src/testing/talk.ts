import type { World } from '@meetcute/mocks';

/** Lets somebody say something to a member now, in a conversation of their own with an id. */
export function addTalk(
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
