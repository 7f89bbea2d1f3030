import { failedIn, requeueMessage, heldBecause, retryBatch, type OutboxItem } from '@meetcute/core';
import { createBackoff, type Backoff } from './backoff.ts';
import { createSender, type Sender } from './sender.ts';
import { createOutboxQueue, type OutboxQueue } from './outbox-queue.ts';
import type { Outbox, OutboxTabMessage, OutboxOptions } from './types.ts';

/** Grace period in ms before another tab retries a failed message. */
const FAILOVER_GRACE_MS = 1000;

/** Delays that a resolved cause may end in a row, so that a server that refuses again is not asked in a loop. */
const RESUMES_MAX = 3;

/** Applies a change of another tab to this one. */
function applyTabMessage<A>(
  { onDelivered }: OutboxOptions<A>,
  queue: OutboxQueue,
  backoff: Backoff,
  sender: Sender,
) {
  return (message: OutboxTabMessage<A>): void => {
    switch (message.type) {
      case 'changed':
        queue.patch(message.items);
        // Take over in case the other tab closes before sending.
        return sender.run();
      case 'removed':
        return queue.drop(message.ids);
      case 'sending':
        queue.show({ sending: message.id });
        return message.id === null ? undefined : sender.run();
      case 'delivered':
        onDelivered(message.item, message.answer);
        backoff.end(message.item.conversation);
        backoff.end('');
        queue.drop([message.item.client_id]);
        return queue.show({ waitReasons: backoff.codes() });
      case 'paused':
        backoff.set(message.about, message.pause + FAILOVER_GRACE_MS, message.why);
        queue.show({ waitReasons: backoff.codes() });
        return sender.schedule();
      case 'resumed':
        backoff.end(message.about);
        return queue.show({ waitReasons: backoff.codes() });
    }
  };
}

/**
 * Creates the outbox of a member in one tab. Stores messages and sends them in order, exactly once, from one
 * tab at a time. A message leaves the outbox when the server has stored it or its author removes it.
 */
export function createOutbox<A>(options: OutboxOptions<A>): Outbox {
  const { member, store, journal, tabs, clock, network } = options;
  const queue = createOutboxQueue(store, journal, member);
  const backoff = createBackoff(clock);
  const sender = createSender(options, queue, backoff);
  let isLoaded = false;
  let hasLoggedOut = false;
  let resumes = 0;

  // Serialise writes, so that messages are stored in the order they were written.
  let writeQueue: Promise<void> = queue.load().then(() => {
    isLoaded = true;
    if (queue.read().items.length > 0) sender.run();
  });
  const enqueueWrite = (write: () => Promise<void>) =>
    (writeQueue = writeQueue.then(() => (hasLoggedOut ? undefined : write())));
  /** Runs now, and again after stored messages are loaded. */
  const nowAndAfterLoad = (write: () => void) => {
    write();
    if (!isLoaded) void enqueueWrite(async () => write());
  };

  /** Queues a message and stores it in turn. */
  const queueMessage = (message: Omit<OutboxItem, 'place'>): Promise<void> => {
    queue.add(message);
    return enqueueWrite(async () => {
      const item = await queue.persist(message.client_id);
      if (!item) return;
      tabs.post({ type: 'changed', items: [item] });
      sender.run();
    });
  };
  const patch = (again: readonly OutboxItem[]) => {
    if (again.length === 0) return;
    queue.patch(again);
    void enqueueWrite(async () => {
      for (const item of again) await queue.replace(item);
      tabs.post({ type: 'changed', items: again });
      sender.run();
    });
  };
  const requeue = (items: readonly OutboxItem[]) => patch(items.map((item) => requeueMessage(item)));
  const removeItems = (ids: readonly string[]) => {
    if (ids.length === 0) return;
    queue.drop(ids);
    tabs.post({ type: 'removed', ids });
    void enqueueWrite(async () => {
      for (const id of ids) await store.remove(member, id);
      // Messages behind the removed ones may go now.
      sender.run();
    });
  };
  const resume = (subject: string) => {
    if (!backoff.reasonFor(subject)) return;
    backoff.end(subject);
    tabs.post({ type: 'resumed', about: subject });
    queue.show({ waitReasons: backoff.codes() });
  };
  /** Retries a lost connection on any user activity, but not a busy server. */
  const resumeLost = () => {
    if (backoff.reasonFor('')?.code === 'network') resume('');
  };
  /** Ends the delay of all messages if its cause is resolved. The count of failures stays. */
  const resumeAfter = (code: string) => {
    const pause = backoff.reasonFor('');
    if (!pause) resumes = 0;
    if (pause?.code !== code || !backoff.isBackingOff('') || resumes >= RESUMES_MAX) return;
    resumes += 1;
    backoff.set('', 0, pause);
    sender.run();
  };
  const onNetworkChange = () => {
    const isOnline = network.isOnline();
    queue.show({ isOnline });
    if (!isOnline) return;
    resumeLost();
    sender.run();
  };

  queue.show({ isOnline: network.isOnline() });
  const unsubscribeNetwork = network.subscribe(onNetworkChange);
  const unsubscribeTabs = tabs.subscribe(applyTabMessage(options, queue, backoff, sender));

  // Messages journalled by closed pages precede everything written on this one.
  for (const item of journal.all()) void queueMessage(item);

  const idsIn = (conversation: string) =>
    queue.read().items.flatMap((item) => (item.conversation === conversation ? [item.client_id] : []));

  return {
    read: queue.read,
    subscribe: queue.subscribe,
    add: (message, reason) => {
      const { conversation } = message;
      const state = reason === undefined ? 'waiting' : 'held';
      const fields = { state, code: reason ?? null, refusals: 0, at: clock.date() } as const;
      const queuedMessage = queueMessage({ ...message, member, ...fields });
      if (reason !== undefined) return queuedMessage;
      requeue(failedIn(queue.read().items, conversation).filter((item) => item.state === 'held'));
      resume(conversation);
      resumeLost();
      return queuedMessage;
    },
    retry: (clientId) => {
      const { items } = queue.read();
      const retriedItem = items.find(({ client_id }) => client_id === clientId);
      if (!retriedItem) return;
      resume(retriedItem.conversation);
      resume('');
      patch(retryBatch(items, clientId, clock.date()));
      void enqueueWrite(async () => sender.sendNow());
    },
    removeForEdit: (clientId) => {
      const item = queue.read().items.find((each) => each.client_id === clientId);
      if (!item || item.state === 'waiting') return null;
      removeItems([clientId]);
      return item;
    },
    release: (code) => {
      sender.noteResolved(code);
      resumeAfter(code);
      nowAndAfterLoad(() => requeue(heldBecause(queue.read().items, code)));
    },
    confirmDelivered: (clientIds) =>
      nowAndAfterLoad(() => {
        const deliveredIds = new Set(clientIds);
        removeItems(
          queue.read().items.flatMap(({ client_id }) => (deliveredIds.has(client_id) ? [client_id] : [])),
        );
      }),
    removeConversation: (conversation) => nowAndAfterLoad(() => removeItems(idsIn(conversation))),
    flush: () => {
      resumeLost();
      sender.run();
    },
    stop: (hasLeft) => {
      hasLoggedOut = hasLeft;
      sender.stop();
      unsubscribeNetwork();
      unsubscribeTabs();
      if (!hasLeft) return;
      queue.drop(queue.read().items.map(({ client_id }) => client_id));
      // Also remove messages whose write was still pending.
      writeQueue = writeQueue.then(async () => {
        for (const { client_id } of await store.all(member)) await store.remove(member, client_id);
      });
    },
  };
}
