import type { MemberEvent } from '@meetcute/contract';
import { whenAvailable } from '../../database/unavailable.ts';
import type { Services } from '../../services.ts';
import { type EventLog, advance } from './event-log.rules.ts';
import { readLogs } from './events.repository.ts';

/** Logs per query. */
const TOGETHER = 100;

/** Callbacks for reading logs. */
export interface Reading<L extends EventLog> {
  /** Returns whether a log is still wanted. */
  isOpen(log: L): boolean;
  /** Called with the next events of a log, oldest first. */
  onEvents(log: L, events: MemberEvent[]): void;
  /** Called when the session of a log has ended. */
  onEnded(log: L): void;
  /** Called with logs that could not be read. They are not retried. */
  onFault(logs: readonly L[], error: unknown): void;
}

/**
 * Creates a function that reads a log to its end. Logs requested during a read are read together next, so
 * that the cost per log falls under load.
 */
export function createReader<L extends EventLog>(
  { db, clock, notifier }: Pick<Services, 'db' | 'clock' | 'notifier'>,
  { isOpen, onEvents, onEnded, onFault }: Reading<L>,
): (log: L) => void {
  const queuedLogs = new Set<L>();
  let isReading = false;

  const next = (): L[] => {
    const logs: L[] = [];
    let siteId: string | undefined;
    for (const log of queuedLogs) {
      siteId ??= log.listener.siteId;
      if (log.listener.siteId !== siteId) continue;
      queuedLogs.delete(log);
      if (isOpen(log)) logs.push(log);
      if (logs.length === TOGETHER) break;
    }
    return logs;
  };

  const readTogether = async (logs: readonly L[]): Promise<void> => {
    const now = clock.now();
    const { siteId } = logs[0]!.listener;
    const results = await whenAvailable(() => readLogs(db, siteId, logs, now), notifier.closed);
    for (const [index, log] of logs.entries()) {
      const result = results[index];
      if (!isOpen(log)) continue;
      if (!result) {
        onEnded(log);
        continue;
      }
      const { events, isMore } = advance(log, result, now);
      if (events.length > 0) onEvents(log, events);
      if (isMore) queuedLogs.add(log);
    }
  };

  const run = async () => {
    // Logs notified by the same change are read together.
    await Promise.resolve();
    while (queuedLogs.size > 0) {
      const logs = next();
      if (logs.length === 0) continue;
      await readTogether(logs).catch((error: unknown) => onFault(logs, error));
    }
    isReading = false;
  };

  return (log) => {
    queuedLogs.add(log);
    if (isReading) return;
    isReading = true;
    void run();
  };
}
