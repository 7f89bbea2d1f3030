import type { MemberEvent, MemberSignal } from '@meetcute/contract';
import { arrive } from '../views.ts';
import type { World } from '../world.ts';

const lineOf = (event: MemberEvent | MemberSignal) =>
  `${'id' in event ? `id: ${event.id}\n` : ''}event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;

/** Returns the first events of a new stream: those after the cursor, or a reset without a usable cursor. */
function backlog(world: World, member: string, cursor: string | null): MemberEvent[] {
  const log = world.events.get(member) ?? [];
  const newest = BigInt(log.length);
  const isKnown = cursor !== null && /^\d{1,19}$/.test(cursor) && BigInt(cursor) <= newest;
  if (isKnown) return log.filter(({ id }) => BigInt(id) > BigInt(cursor));
  return [{ id: String(newest), type: 'reset', at: world.now().toISOString(), data: {} }];
}

/** Streams a member's event log as server-sent events, from `Last-Event-ID` on. */
export function eventStream(
  world: World,
  { member, session }: { member: string; session: string },
  request: Request,
): Response {
  const encoder = new TextEncoder();
  let stop = () => undefined as void;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (event: MemberEvent | MemberSignal) => controller.enqueue(encoder.encode(lineOf(event)));
      const listener = (recipient: string, event: MemberEvent | MemberSignal) => {
        if (recipient !== member) return;
        send(event);
        // Runs after the sender's response.
        if (event.type === 'message') queueMicrotask(() => arrive(world, member, [event.data]));
      };
      const stream = {
        session,
        end: () => {
          stop();
          controller.close();
        },
      };
      stop = () => {
        world.listeners.delete(listener);
        world.streams.delete(stream);
      };
      const missedEvents = backlog(world, member, request.headers.get('last-event-id'));
      for (const event of missedEvents) send(event);
      arrive(
        world,
        member,
        missedEvents.flatMap((event) => (event.type === 'message' ? [event.data] : [])),
      );
      world.listeners.add(listener);
      world.streams.add(stream);
      const onAbort = () => {
        if (!world.streams.has(stream)) return;
        stop();
        // As in a browser, the reader's next read rejects.
        controller.error(request.signal.reason);
      };
      request.signal.addEventListener('abort', onAbort, { once: true });
    },
    cancel: () => stop(),
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}
