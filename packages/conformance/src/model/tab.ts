import { createOutbox, type Outbox } from '@meetcute/client';
import { calls, type Message, type User } from '@meetcute/contract';
import { idempotencyKeyOf, inOrder, type LogEvent, type OutboxItem } from '@meetcute/core';
import type { Backend, Writer } from './backend.ts';
import type { ModelBrowser, Page } from './browser.ts';
import type { ModelClock } from './clock.ts';
import { noResponse, type OutgoingCall, type Network } from './network.ts';
import type { Sabotage } from './sabotage.ts';
import { createPageData, type PageData } from './page-data.ts';

/** A browser of a member in a run. */
export interface Device {
  /** Member who is logged in. */
  readonly writer: Writer;
  /** Number of the browser. */
  readonly number: number;
  /** Name in the log, such as "Anna's phone". */
  readonly name: string;
  /** State that its tabs share. */
  readonly browser: ModelBrowser;
}

/** State that all tabs of a run share. */
export interface Surroundings {
  /** Server of the run. */
  readonly backend: Backend;
  /** Network between browsers and server. */
  readonly network: Network;
  /** Clock of all tabs. */
  readonly clock: ModelClock;
  /** Credits per message. */
  readonly price: number;
  /** Deliberate fault; null for none. */
  readonly sabotage: Sabotage | null;
  /** Returns a number from 0 to 1. */
  readonly random: () => number;
  /** Reports a broken invariant. */
  readonly reportFault: (fault: string) => void;
}

/** One page of the site: the product's outbox, and the conversations that result from the member's events. */
export interface Tab {
  /** Name in the log of the run. */
  readonly name: string;
  /** Browser of the tab. */
  readonly device: Device;
  /** Page that the tab shows. */
  readonly page: Page;
  /** Outbox of the product. */
  readonly outbox: Outbox;
  /** Conversations of the member. */
  readonly data: PageData;
  /** Stream events in transit. */
  readonly lines: LogEvent[];
  /** Queues the log events that this stream has not sent yet. */
  readonly listen: () => Promise<void>;
  /** Reopens the stream after the last applied event. */
  readonly reconnect: () => void;
  /** Closes the stream and drops its events in transit. */
  readonly disconnect: () => void;
  /** Applies an event of the stream. */
  readonly apply: (event: LogEvent) => void;
  /** Polls conversations and user. */
  readonly poll: () => void;
  /** Ends the page as when a member leaves it. */
  readonly close: () => void;
  /** Kills the page in the middle of its current operation. */
  readonly kill: () => void;
}

/** Milliseconds before a failed poll is repeated. */
const POLL_AGAIN = 5000;

/** Returns the conversations that a member sees. */
export const placesOf = ({ places: [both, other] }: Backend, writer: Writer): readonly string[] =>
  writer === 'anna' ? [both, other] : [both];

/** Checks that one tab sends at a time, in the order of the items that it found on disk. */
function watch(
  { network, reportFault }: Surroundings,
  { browser, writer, number, name }: Device,
  page: Page,
  item: OutboxItem,
) {
  const isOwn = ({ outgoing, client }: Network['packets'][number]) =>
    client &&
    outgoing.writer === writer &&
    outgoing.browser === number &&
    outgoing.call.name === 'sendMessage';
  if (network.packets.some(isOwn)) reportFault(`two pages of ${name} send at once`);
  const others = page.itemsOnDisk.filter(({ client_id, conversation, text }) => {
    const isPending = browser.stored.has(client_id) && !network.stored.has(text);
    return isPending && conversation === item.conversation && client_id !== item.client_id;
  });
  const [first] = inOrder([...others, item]);
  if (first && first !== item) reportFault(`${item.text} goes before ${first.text}`);
}

/** Opens a page in a browser. */
export function openTab(surroundings: Surroundings, device: Device, name: string): Tab {
  const { backend, network, clock, price, random, sabotage } = surroundings;
  const { writer, number, browser } = device;
  const page: Page = { isDead: false, itemsOnDisk: [] };
  const data = createPageData(sabotage);
  const lines: LogEvent[] = [];
  let stream: { upTo: string | null } | null = { upTo: null };
  let isPolling = false;
  let isClosed = false;
  /** An event was missed that the pending poll may not contain either. */
  let isMissing = false;
  let credits = 0;

  const sendCall = (
    label: string,
    details: Pick<OutgoingCall, 'call' | 'query' | 'payload' | 'key' | 'signal'>,
  ) =>
    browser.isOnline()
      ? network.send({ writer, browser: number, label: `${name}: ${label}`, ...details })
      : Promise.reject(noResponse());

  const outbox = createOutbox<{ message: Message }>({
    member: writer,
    store: browser.storeFor(page),
    journal: browser.notesFor(page),
    tabs: browser.tabsFor(page) as never,
    clock,
    network: { isOnline: browser.isOnline, subscribe: browser.subscribe },
    random,
    deliver: (item, signal) => {
      if (page.isDead) return new Promise(() => undefined);
      watch(surroundings, device, page, item);
      const { client_id, conversation, text } = item;
      const payload = { client_id, conversation, text };
      const key = idempotencyKeyOf(item);
      return sendCall(text, { call: calls.sendMessage, payload, key, signal }) as Promise<{
        message: Message;
      }>;
    },
    onDelivered: ({ conversation }, { message }) => data.merge(conversation, [message]),
    onFailure: () => undefined,
  });

  const confirmArrival = (messages: readonly Message[]) =>
    outbox.confirmDelivered(messages.flatMap(({ client_id }) => client_id ?? []));
  const updateCredits = (user: User) => {
    if (user.credits > credits) outbox.release('no_credits');
    credits = user.credits;
  };

  const poll = () => {
    if (isPolling || page.isDead || isClosed) return;
    isPolling = true;
    isMissing = false;
    data.pollStarted();
    const pages = placesOf(backend, writer).map(async (conversation, index) => {
      const response = await sendCall(`reads c${index + 1}`, {
        call: calls.getMessages,
        query: { conversation },
      });
      const { messages } = response as { messages: Message[] };
      data.merge(conversation, messages);
      confirmArrival(messages);
    });
    const user = async () => {
      if (price === 0) return;
      const response = await sendCall('requests the user', { call: calls.getUser });
      updateCredits((response as { user: User }).user);
    };
    const finish = (hasSucceeded: boolean) => {
      isPolling = false;
      data.polled(hasSucceeded);
      if (!hasSucceeded) clock.after(POLL_AGAIN, poll);
      else if (isMissing || data.state().needsPoll) poll();
    };
    Promise.all([...pages, user()]).then(
      () => finish(true),
      () => finish(false),
    );
  };
  const end = () => {
    stream = null;
    lines.length = 0;
  };

  return {
    name,
    device,
    page,
    outbox,
    data,
    lines,
    listen: async () => {
      if (!stream) return;
      const more = await backend.log(writer, stream.upTo);
      lines.push(...more);
      stream.upTo = more.at(-1)?.id ?? stream.upTo;
    },
    reconnect: () => {
      end();
      stream = { upTo: data.state().cursor };
    },
    disconnect: end,
    apply: (event) => {
      const hadGap = data.state().needsPoll && event.type !== 'reset';
      data.apply(event);
      if (event.type === 'message' && event.data.client_id !== null)
        outbox.confirmDelivered([event.data.client_id]);
      if (event.type === 'user') updateCredits(event.data);
      if (!data.state().needsPoll || hadGap) return;
      isMissing = true;
      poll();
    },
    poll,
    close: () => {
      isClosed = true;
      outbox.stop(false);
      end();
    },
    kill: () => {
      browser.kill(page);
      network.abandon(({ label }) => label.startsWith(`${name}:`));
      end();
    },
  };
}
