import { failedIn, goingAgain, heldFor, pressedFor, type OutboxItem } from '@meetcute/core';
import { createPauses, type Pauses } from './pauses.ts';
import { createSender, type Sender } from './sender.ts';
import { createShelf, type Shelf } from './shelf.ts';
import type { Outbox, OutboxNews, OutboxOptions } from './types.ts';

/** Milliseconds that a tab leaves to the one that has failed, before it tries in its place. */
const COURTESY = 1000;

/** Does to this tab what another one has done. */
function listener<A>({ onDelivered }: OutboxOptions<A>, shelf: Shelf, pauses: Pauses, sender: Sender) {
  return (news: OutboxNews<A>): void => {
    switch (news.type) {
      case 'changed':
        shelf.patch(news.items);
        // Should the other tab be closed before it has sent them, this one is next.
        return sender.run();
      case 'gone':
        return shelf.drop(news.ids);
      case 'sending':
        shelf.show({ sending: news.id });
        return news.id === null ? undefined : sender.run();
      case 'delivered':
        onDelivered(news.item, news.answer);
        pauses.end(news.item.conversation);
        pauses.end('');
        shelf.drop([news.item.client_id]);
        return shelf.show({ waits: pauses.codes() });
      case 'paused':
        pauses.set(news.about, news.pause + COURTESY, news.why);
        shelf.show({ waits: pauses.codes() });
        return sender.schedule();
      case 'resumed':
        pauses.end(news.about);
        return shelf.show({ waits: pauses.codes() });
    }
  };
}

/**
 * The outbox of a member in one tab: what is written is kept, and sent by whichever tab can, one after the other, each
 * once. A message leaves it when the server has it, or when its writer takes it back.
 */
export function createOutbox<A>(options: OutboxOptions<A>): Outbox {
  const { member, store, notes, tabs, clock, line } = options;
  const shelf = createShelf(store, notes, member);
  const pauses = createPauses(clock);
  const sender = createSender(options, shelf, pauses);
  let isLoaded = false;
  let isLeft = false;

  // One after the other, so that what was written first is kept first.
  let deeds: Promise<void> = shelf.load().then(() => {
    isLoaded = true;
    if (shelf.read().items.length > 0) sender.run();
  });
  const then = (deed: () => Promise<void>) => (deeds = deeds.then(() => (isLeft ? undefined : deed())));
  /** Now, and again when it is known what the browser has kept. */
  const alsoOfKept = (deed: () => void) => {
    deed();
    if (!isLoaded) void then(async () => deed());
  };

  /** Puts a message on the shelf, and down in the store when it is its turn. */
  const put = (message: Omit<OutboxItem, 'place'>): Promise<void> => {
    shelf.add(message);
    return then(async () => {
      const item = await shelf.keep(message.client_id);
      if (!item) return;
      tabs.tell({ type: 'changed', items: [item] });
      sender.run();
    });
  };
  const patch = (again: readonly OutboxItem[]) => {
    if (again.length === 0) return;
    shelf.patch(again);
    void then(async () => {
      for (const item of again) await shelf.replace(item);
      tabs.tell({ type: 'changed', items: again });
      sender.run();
    });
  };
  const goAgain = (items: readonly OutboxItem[]) => patch(items.map((item) => goingAgain(item)));
  const takeAway = (ids: readonly string[]) => {
    if (ids.length === 0) return;
    shelf.drop(ids);
    tabs.tell({ type: 'gone', ids });
    void then(async () => {
      for (const id of ids) await store.remove(member, id);
      // What waited behind them may go now.
      sender.run();
    });
  };
  const resume = (about: string) => {
    if (!pauses.of(about)) return;
    pauses.end(about);
    tabs.tell({ type: 'resumed', about });
    shelf.show({ waits: pauses.codes() });
  };
  /** A lost connection is worth a try whenever something happens; a busy server is left alone. */
  const resumeLost = () => {
    if (pauses.of('')?.code === 'network') resume('');
  };
  const onLine = () => {
    const isOnline = line.isOnline();
    shelf.show({ isOnline });
    if (!isOnline) return;
    resumeLost();
    sender.run();
  };

  shelf.show({ isOnline: line.isOnline() });
  const stopLine = line.subscribe(onLine);
  const stopHearing = tabs.hear(listener(options, shelf, pauses, sender));

  // What another page was closed over; it was written before anything on this one.
  for (const item of notes.all()) void put(item);

  const idsIn = (conversation: string) =>
    shelf.read().items.flatMap((item) => (item.conversation === conversation ? [item.client_id] : []));

  return {
    read: shelf.read,
    subscribe: shelf.subscribe,
    add: (message, reason) => {
      const { conversation } = message;
      const state = reason === undefined ? 'waiting' : 'held';
      const said = { state, code: reason ?? null, refusals: 0, at: clock.date() } as const;
      const written = put({ ...message, member, ...said });
      if (reason !== undefined) return written;
      goAgain(failedIn(shelf.read().items, conversation).filter((item) => item.state === 'held'));
      resume(conversation);
      resumeLost();
      return written;
    },
    retry: (clientId) => {
      const { items } = shelf.read();
      const pressed = items.find(({ client_id }) => client_id === clientId);
      if (!pressed) return;
      resume(pressed.conversation);
      resume('');
      patch(pressedFor(items, clientId, clock.date()));
      void then(async () => sender.press());
    },
    takeBack: (clientId) => {
      const item = shelf.read().items.find((each) => each.client_id === clientId);
      if (!item || item.state === 'waiting') return null;
      takeAway([clientId]);
      return item;
    },
    release: (code) => {
      sender.noteGone(code);
      alsoOfKept(() => goAgain(heldFor(shelf.read().items, code)));
    },
    arrived: (clientIds) =>
      alsoOfKept(() => {
        const known = new Set(clientIds);
        takeAway(shelf.read().items.flatMap(({ client_id }) => (known.has(client_id) ? [client_id] : [])));
      }),
    forget: (conversation) => alsoOfKept(() => takeAway(idsIn(conversation))),
    wake: () => {
      resumeLost();
      sender.run();
    },
    stop: (hasLeft) => {
      isLeft = hasLeft;
      sender.stop();
      stopLine();
      stopHearing();
      if (!hasLeft) return;
      shelf.drop(shelf.read().items.map(({ client_id }) => client_id));
      // What was being kept just now must not stay.
      deeds = deeds.then(async () => {
        for (const { client_id } of await store.all(member)) await store.remove(member, client_id);
      });
    },
  };
}
