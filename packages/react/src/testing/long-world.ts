import { createWorld, type World } from '@meetcute/mocks';
import { viewerOf } from './open-page.tsx';

/** Creates a world in which 103 members like the viewer and have written to the viewer. The first ones are the newest. */
export function longWorld(): { world: World; me: string; others: string[] } {
  const world = createWorld({ viewer: 'unpaid', count: 110 });
  const me = viewerOf(world).profile.id;
  const others = [...world.members.keys()].filter((id) => id !== me).slice(0, 103);
  const createTime = (index: number) => new Date(world.now().getTime() - (index + 1) * 60_000).toISOString();
  world.likes = others.map((id, index) => ({ from: id, to: me, at: createTime(index), isNew: false }));
  world.conversations.clear();
  for (const [index, sender] of others.entries()) {
    const id = `chat-${index}`;
    const message = {
      id: '1',
      client_id: null,
      conversation: id,
      sender,
      text: 'Hello',
      image: null,
    } as const;
    world.conversations.set(id, {
      id,
      members: [me, sender],
      messages: [{ ...message, sent_at: createTime(index), state: 'read' }],
      readUntil: { [me]: '1' },
      createdAt: createTime(index),
      hiddenFor: new Set(),
    });
  }
  return { world, me, others };
}
