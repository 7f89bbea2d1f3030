import { calls } from '@meetcute/contract';
import { ServerError } from '../../errors.ts';
import type { Routes } from '../../http/call-context.ts';
import { eventStream } from './event-stream.ts';
import { pruneEvents } from './events.repository.ts';

/** Open streams that one member may have. */
const STREAMS_MAX = 20;

/** The cursor of a `Last-Event-ID` header; null where there is none that could have come from here. */
const cursorOf = (header: string | null) => (header && /^\d{1,15}$/.test(header) ? Number(header) : null);

/** The event log as server-sent events. */
export const eventsRoutes: Routes = (mount, services) => {
  const open = new Map<string, number>();
  const change = (memberId: string, by: number) => {
    const left = (open.get(memberId) ?? 0) + by;
    if (left > 0) open.set(memberId, left);
    else open.delete(memberId);
  };

  mount(calls.openEvents, async ({ site, user, sessionId, request, now }) => {
    if (sessionId === null) throw new ServerError('not_logged_in');
    if ((open.get(user.id) ?? 0) >= STREAMS_MAX) {
      throw new ServerError('too_many_requests', { message: 'Too many windows are open.', retryAfter: 30 });
    }
    await pruneEvents(services.db, site.id, user.id, now);
    change(user.id, 1);
    const listener = { siteId: site.id, memberId: user.id, sessionId };
    const cursor = cursorOf(request.headers.get('last-event-id'));
    const body = eventStream(services, listener, { cursor, onEnd: () => change(user.id, -1) });
    return new Response(body, {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        // Keeps a proxy from collecting events before it passes them on.
        'x-accel-buffering': 'no',
      },
    });
  });
};
