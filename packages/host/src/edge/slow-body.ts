import { ARRIVAL_LIMITS, arrivalDeadline, type ArrivalLimits } from '@meetcute/core';

/** Error of a body that arrives too slowly. */
export class SlowBodyError extends Error {
  override name = 'SlowBodyError';
}

/** Whether an error or its cause is a body that arrives too slowly. */
export const isSlowBody = (error: unknown): boolean =>
  error instanceof Error && (error instanceof SlowBodyError || isSlowBody(error.cause));

/**
 * Returns a request whose body fails with a SlowBodyError when it arrives too slowly. Counts only time in which somebody
 * waits for the client, so that a busy reader is not its fault.
 */
export function withSlowBodyLimit(request: Request, limits: ArrivalLimits = ARRIVAL_LIMITS): Request {
  if (request.method === 'GET' || request.method === 'HEAD' || !request.body) return request;
  const reader = request.body.getReader();
  let waitedMs = 0;
  const arrival = { start: 0, last: 0, size: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const began = performance.now();
        const late = Promise.withResolvers<never>();
        const timer = setTimeout(
          () => late.reject(new SlowBodyError('The body of the request arrives too slowly.')),
          arrivalDeadline(arrival, limits) - waitedMs,
        );
        const { done, value } = await Promise.race([reader.read(), late.promise]).finally(() =>
          clearTimeout(timer),
        );
        waitedMs += performance.now() - began;
        if (done) return controller.close();
        arrival.last = waitedMs;
        arrival.size += value.byteLength;
        controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return new Request(request, { body, duplex: 'half' } as RequestInit);
}
