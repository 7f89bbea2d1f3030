import type { MemberEvent } from '@meetcute/contract';
import { describeError } from '../../describe-error.ts';
import type { Services } from '../../services.ts';
import { type Listener, openLog } from './event-log.ts';

/** Milliseconds of silence after which a stream says that it is still there. */
export const HEARTBEAT = 15_000;

/** Milliseconds that a client waits before it connects again. */
const RETRY = 2000;

const lineOf = (event: MemberEvent) =>
  `id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;

/** Waits until the listener is woken, a time has passed, or a signal ends it; a wake while nobody waits counts too. */
function createBell(listen: (ring: () => void) => () => void, ended: AbortSignal) {
  let isRung = false;
  let ring = () => {};
  const stop = listen(() => {
    isRung = true;
    ring();
  });
  ended.addEventListener('abort', () => {
    stop();
    ring();
  });
  return {
    /** Answers whether it rang, false when the time passed. */
    wait: (time: number) =>
      new Promise<boolean>((resolve) => {
        const timer = setTimeout(() => ring(), time);
        ring = () => {
          clearTimeout(timer);
          const hasRung = isRung;
          isRung = false;
          ring = () => {};
          resolve(hasRung);
        };
        if (isRung || ended.aborted) ring();
      }),
  };
}

/**
 * A member's event log as server-sent events. It ends when the session ends or the server stops, and reads
 * the log at each heartbeat too, in case that another process wrote into it.
 */
export function eventStream(
  services: Pick<Services, 'db' | 'clock' | 'wake' | 'log'>,
  listener: Listener,
  { cursor, onEnd, heartbeat = HEARTBEAT }: { cursor: number | null; onEnd: () => void; heartbeat?: number },
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const gone = new AbortController();
  const ended = AbortSignal.any([gone.signal, services.wake.closed]);
  ended.addEventListener('abort', onEnd, { once: true });
  const bell = createBell((ring) => services.wake.listen(listener.memberId, ring), ended);
  const log = openLog(services, listener, cursor);
  let opening = `retry: ${RETRY}\n\n`;

  const nextText = async (): Promise<string | null> => {
    for (;;) {
      if (ended.aborted) return null;
      const found = await log.next();
      if (found === null) return null;
      const text = opening + found.map(lineOf).join('');
      opening = '';
      if (text !== '') return text;
      if (!(await bell.wait(heartbeat)) && !ended.aborted) opening = ': here\n\n';
    }
  };

  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const text = await nextText();
        // A cancelled stream takes nothing any more, not even its end.
        if (gone.signal.aborted) return;
        if (text !== null) return controller.enqueue(encoder.encode(text));
      } catch (error) {
        if (gone.signal.aborted) return;
        // The client comes back with its cursor, so ending is all that there is to do.
        if (!ended.aborted) services.log.error('An event stream broke off', { error: describeError(error) });
      }
      gone.abort();
      controller.close();
    },
    cancel: () => gone.abort(),
  });
}
