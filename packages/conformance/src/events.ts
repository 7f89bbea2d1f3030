import { calls, memberEvent, type MemberEvent } from '@meetcute/contract';
import { expect } from 'vitest';
import type { Person } from './browser.ts';

/** A member's events as they come, after an id or from a reset on; leaving the loop closes the stream. */
export async function* eventsOf(person: Person, lastEventId?: string): AsyncGenerator<MemberEvent, void> {
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
        if (data) yield memberEvent.parse(JSON.parse(data.slice(5)));
      }
    }
  } finally {
    await reader.cancel();
  }
}

/** Reads events until one of a type has come; answers all that came. */
export async function eventsUntil(
  person: Person,
  type: MemberEvent['type'],
  lastEventId?: string,
): Promise<MemberEvent[]> {
  const seen: MemberEvent[] = [];
  for await (const event of eventsOf(person, lastEventId)) {
    seen.push(event);
    if (event.type === type) break;
  }
  return seen;
}
