import { calls, memberEvent, memberSignal, type MemberEvent, type MemberSignal } from '@meetcute/contract';
import { expect } from 'vitest';
import type { Person } from './browser.ts';

/** Yields the blocks of a member's stream as parsed JSON. Leaving the loop closes the stream. */
async function* blocksOf(person: Person, lastEventId?: string): AsyncGenerator<unknown, void> {
  const headers: Record<string, string> = {
    'x-package': 'x',
    ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
  };
  const response = await person.browser.fetch(calls.openEvents.path, { headers });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let text = ''; ;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (text + value).split('\n\n');
      text = blocks.pop()!;
      for (const block of blocks) {
        const data = block.split('\n').find((line) => line.startsWith('data:'));
        if (data) yield JSON.parse(data.slice(5));
      }
    }
  } finally {
    await reader.cancel();
  }
}

const isSignal = (block: unknown) => memberSignal.safeParse(block).success;

/** Yields a member's events after an ID, or from a reset on. Leaving the loop closes the stream. */
export async function* eventsOf(person: Person, lastEventId?: string): AsyncGenerator<MemberEvent, void> {
  for await (const block of blocksOf(person, lastEventId))
    if (!isSignal(block)) yield memberEvent.parse(block);
}

/**
 * Yields the signals of a member's stream; `onOpen` is called once it is open. Signals are not in the event
 * log.
 */
export async function* signalsOf(person: Person, onOpen: () => void): AsyncGenerator<MemberSignal, void> {
  for await (const block of blocksOf(person))
    if (isSignal(block)) yield memberSignal.parse(block);
    else if (memberEvent.parse(block).type === 'reset') onOpen();
}

/** Reads events until one has the type, and returns all of them. */
export async function eventsUntil(
  person: Person,
  type: MemberEvent['type'],
  lastEventId?: string,
): Promise<MemberEvent[]> {
  const events: MemberEvent[] = [];
  for await (const event of eventsOf(person, lastEventId)) {
    events.push(event);
    if (event.type === type) break;
  }
  return events;
}
