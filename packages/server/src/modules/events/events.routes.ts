import { calls } from '@meetcute/contract';
import { ServerError } from '../../errors.ts';
import { chooseCacheControl } from '../../http/cache-control.ts';
import type { Routes } from '../../http/call-context.ts';
import { createEventStreams, STREAMS_MAX } from './event-streams.service.ts';
import { streamResponse } from './stream-response.service.ts';

/** Returns the cursor of a `Last-Event-ID` header; null when it is missing or malformed. */
const cursorOf = (header: string | null) => (header && /^\d{1,15}$/.test(header) ? Number(header) : null);

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Keeps a proxy from buffering events.
  'x-accel-buffering': 'no',
};

/** The event log as server-sent events. */
export const eventsRoutes: Routes = (mount, services) => {
  const streams = createEventStreams(services, {
    onSent: ({ siteId, memberId }, event) => {
      if (event.type === 'message') services.deliveryReceipts.record({ siteId, memberId }, [event.data]);
    },
  });

  mount(calls.openEvents, async ({ site, user, tokenHash, request }) => {
    if (tokenHash === null) throw new ServerError('not_logged_in');
    if (streams.count(user.id) >= STREAMS_MAX)
      throw new ServerError('too_many_requests', {
        message: 'Too many windows are open.',
        retryAfter: 30,
        limit: 'open-streams',
      });
    const cursor = cursorOf(request.headers.get('last-event-id'));
    return streamResponse(streams.stream({ siteId: site.id, memberId: user.id, tokenHash }, cursor), {
      ...headers,
      'cache-control': `${chooseCacheControl(request)}, no-transform`,
    });
  });
};
