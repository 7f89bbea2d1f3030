import type { MemberEvent } from '@meetcute/contract';
import type { TestBrowser } from './test-world.ts';

/**
 * Opens a member's event stream. `next` waits for the next event and returns null at the end; comments are
 * skipped.
 */
export async function openEvents(member: TestBrowser, lastEventId?: string) {
  const headers: Record<string, string> = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
  const response = await member.fetch('/api/events.php', { headers });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const blocks: string[] = [];
  let rest = '';
  const nextBlock = async (): Promise<string | null> => {
    for (;;) {
      const block = blocks.shift();
      if (block !== undefined) return block;
      const { done, value } = await reader.read();
      if (done) return null;
      const parts = (rest + value).split('\n\n');
      rest = parts.pop() ?? '';
      blocks.push(...parts);
    }
  };
  return {
    response,
    nextBlock,
    async next(): Promise<MemberEvent | null> {
      for (;;) {
        const block = await nextBlock();
        if (block === null) return null;
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data) return JSON.parse(data) as MemberEvent;
      }
    },
    close: () => reader.cancel(),
  };
}

export type TestEvents = Awaited<ReturnType<typeof openEvents>>;

/** Returns the next `count` events of a stream that match `isWanted`. */
async function takeOf(
  events: TestEvents,
  count: number,
  isWanted: (event: MemberEvent) => boolean,
): Promise<MemberEvent[]> {
  const matchingEvents: MemberEvent[] = [];
  while (matchingEvents.length < count) {
    const event = await events.next();
    if (!event) break;
    if (isWanted(event)) matchingEvents.push(event);
  }
  return matchingEvents;
}

/** Returns the next `count` events of a stream. */
export const takeAll = (events: TestEvents, count: number) => takeOf(events, count, () => true);

/** Returns the next `count` events of a stream, without notifications. */
export const take = (events: TestEvents, count: number) =>
  takeOf(events, count, ({ type }) => type !== 'notification');
