import type { Services } from '../../services.ts';
import { describeError } from '../../database/describe-error.ts';
import {
  delayTestNotice,
  listTestNotices,
  removeTestNotice,
  type TestNotice,
} from './test-checkout.repository.ts';

/** Sends a notice to the site. Returns whether the site took it. */
export type SendNotice = (noticeUrl: string) => Promise<boolean>;

/** Services that sending notices needs. */
export type NoticeServices = Pick<Services, 'db' | 'clock' | 'log'>;

/** Pause in ms before a notice that the site did not take is sent again. */
const AGAIN = 5000;

/** Failures after which a notice is given up. */
const GIVE_UP = 10;

async function sendOne(
  { db, clock, log }: NoticeServices,
  send: SendNotice,
  { id, noticeUrl, failures }: TestNotice,
): Promise<void> {
  const isTaken = await send(noticeUrl).catch((error: unknown) => {
    log.error('A notice of the test checkout failed', { error: describeError(error) });
    return false;
  });
  if (isTaken || failures + 1 >= GIVE_UP) await removeTestNotice(db, id);
  else {
    const dueAt = new Date(clock.now().getTime() + AGAIN);
    await delayTestNotice(db, id, { dueAt, failures: failures + 1 });
  }
}

/** Sends the notices that are due. Returns the milliseconds until the next one; null if there is none. */
async function sendDueNotices(services: NoticeServices, send: SendNotice): Promise<number | null> {
  for (;;) {
    const now = services.clock.now();
    const notices = await listTestNotices(services.db);
    const due = notices.filter(({ dueAt }) => dueAt <= now);
    for (const notice of due) await sendOne(services, send, notice);
    const [next] = notices.filter(({ dueAt }) => dueAt > now);
    if (due.length === 0) return next ? next.dueAt.getTime() - now.getTime() : null;
  }
}

/** Sends the stored notices of the test checkout when they are due, one at a time. */
export interface NoticeSender {
  /** Starts sending, also what a host left that was stopped before. */
  start(send: SendNotice): void;
  /** Sends what is due now, and waits for what is due later. Does nothing before the start. */
  sendDue(): void;
  /** Stops sending, and waits for the notice on its way. */
  close(): Promise<void>;
}

/** Creates the sender of the notices of a test checkout. */
export function createNoticeSender(services: NoticeServices): NoticeSender {
  let send: SendNotice | null = null;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = async () => {
    const current = send;
    if (!current) return;
    const next = await sendDueNotices(services, current);
    clearTimeout(timer);
    if (next !== null && send === current) timer = setTimeout(sendDue, next);
    timer?.unref();
  };
  const sendDue = () => {
    running = running
      .then(run)
      .catch((error: unknown) =>
        services.log.error('Notices of the test checkout failed', { error: describeError(error) }),
      );
  };
  return {
    start: (sender) => {
      send = sender;
      sendDue();
    },
    sendDue,
    close: async () => {
      send = null;
      clearTimeout(timer);
      await running;
    },
  };
}
