import { calls } from '@meetcute/contract';
import type { Action, Story } from './actions.ts';
import type { Backend, StartBackend, Writer } from './backend.ts';
import { createModelBrowser } from './browser.ts';
import { createModelClock, flushMicrotasks, type ModelClock } from './clock.ts';
import { createNetwork, type Network, type Packet } from './network.ts';
import type { Sabotage } from './sabotage.ts';
import { sabotageBackend } from './sabotaged.ts';
import { openTab, placesOf, type Device, type Surroundings, type Tab } from './tab.ts';

/** A written message and the messages that its author saw before it. */
export interface Written {
  /** Text of the message, unique in the run. */
  readonly text: string;
  /** Browser in which it was written. */
  readonly device: Device;
  /** Id of its conversation. */
  readonly place: string;
  /** Texts that must be stored before it. */
  readonly after: readonly string[];
}

/** State of a run. */
export interface Scene {
  /** Server of the run. */
  readonly backend: Backend;
  /** Network between browsers and server. */
  readonly network: Network;
  /** Clock of all tabs. */
  readonly clock: ModelClock;
  /** Browsers of the run. */
  readonly devices: readonly Device[];
  /** Open tabs. */
  readonly tabs: Tab[];
  /** Written messages in order. */
  readonly written: Written[];
  /** Credits that were paid for. */
  readonly paid: Record<Writer, number>;
  /** Log of the run as text. */
  readonly log: string[];
  /** Opens a tab in a browser. */
  readonly open: (device: Device) => Tab;
  /** Gives a member credits and records the payment. */
  readonly pay: (writer: Writer, credits: number) => Promise<void>;
}

/** Browsers of each writer. */
const BROWSERS: readonly (readonly [Writer, string])[] = [
  ['anna', "Anna's phone"],
  ['anna', "Anna's laptop"],
  ['ben', "Ben's laptop"],
];

/** Returns a generator of numbers from 0 to 1, the same for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed % 2_147_483_646;
  return () => (state = ((state + 1) * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** Starts server and browsers. Throws at once when an invariant is broken. */
export async function createScene(
  { price, seed }: Story,
  start: StartBackend,
  sabotage: Sabotage | null,
): Promise<Scene> {
  const clock = createModelClock();
  const began = Date.now();
  const now = () => new Date(began + clock.now());
  const backend = sabotageBackend(await start({ price }, now), sabotage, price);
  const network = createNetwork(backend);
  const log: string[] = [];
  const reportFault = (fault: string) => log.push(`FAULT: ${fault}`);
  const surroundings: Surroundings = {
    backend,
    network,
    clock,
    price,
    sabotage,
    random: randomOf(seed),
    reportFault,
  };
  const devices = BROWSERS.map(([writer, name], number): Device => {
    const browser = createModelBrowser(sabotage);
    return { writer, number, name, browser };
  });
  const tabs: Tab[] = [];
  const paidCredits = { anna: 0, ben: 0 };
  let tabCount = 0;
  const open = (device: Device) => {
    const tab = openTab(surroundings, device, `${device.name}, tab ${(tabCount += 1)}`);
    tabs.push(tab);
    return tab;
  };
  const pay = async (writer: Writer, credits: number) => {
    if (price === 0) return;
    paidCredits[writer] += credits;
    await backend.pay(writer, credits);
  };
  for (const device of devices) open(device);
  return { backend, network, clock, devices, tabs, written: [], paid: paidCredits, log, open, pay };
}

const choose = <T>(list: readonly T[], number: number): T | undefined => list[number % list.length];

/** Describes a packet in the log. */
const describePacket = ({ outgoing: { label }, response }: Packet) =>
  `${response ? 'the response to' : 'the request'} "${label}"`;

function write({ backend, written, log }: Scene, tab: Tab, number: number): void {
  const places = placesOf(backend, tab.device.writer);
  const place = places[number % places.length] ?? '';
  const text = `m${written.length + 1}`;
  const precedingTexts = tab.outbox
    .read()
    .items.flatMap((item) => (item.conversation === place ? [item.text] : []));
  written.push({ text, device: tab.device, place, after: precedingTexts });
  log.push(`${tab.name} writes ${text} to c${1 + backend.places.indexOf(place)}`);
  void tab.outbox.add({ client_id: `${backend.run}-${text}`, conversation: place, text });
}

function endTab(scene: Scene, tab: Tab, ending: 'close' | 'reload' | 'kill'): void {
  scene.log.push(`${tab.name}: ${ending}`);
  scene.tabs.splice(scene.tabs.indexOf(tab), 1);
  if (ending === 'kill') tab.kill();
  else tab.close();
  if (ending === 'reload') scene.open(tab.device);
}

async function onTab(scene: Scene, tab: Tab, action: Extract<Action, { tab: number }>): Promise<void> {
  const { log } = scene;
  switch (action.do) {
    case 'write':
      return write(scene, tab, action.place);
    case 'close':
    case 'reload':
    case 'kill':
      return endTab(scene, tab, action.do);
    case 'retry': {
      const retriedItem = choose(tab.outbox.read().items, action.message);
      if (!retriedItem) return;
      log.push(`${tab.name} presses "try again" on ${retriedItem.text}`);
      return tab.outbox.retry(retriedItem.client_id);
    }
    case 'reconnect':
    case 'poll':
      log.push(`${tab.name}: ${action.do}`);
      return tab[action.do]();
    case 'receive':
      await tab.listen();
      log.push(`${tab.name} receives ${Math.min(action.count, tab.lines.length)} events`);
      for (const event of tab.lines.splice(0, action.count)) tab.apply(event);
      return;
    default: {
      await tab.listen();
      const event = choose(tab.lines, action.line);
      if (!event) return;
      log.push(`${tab.name}: ${action.do}, event ${event.id} (${event.type})`);
      if (action.do !== 'receive twice') tab.lines.splice(tab.lines.indexOf(event), 1);
      if (action.do !== 'miss') tab.apply(event);
    }
  }
}

const outcomes = {
  bring: 'arrives',
  lose: 'is lost',
  double: 'is doubled',
  'give up': 'is given up',
  fail: 'fails',
  'do and fail': 'is done and fails',
} as const;

async function onPacket(
  { network, log }: Scene,
  packet: Packet,
  outcome: keyof typeof outcomes,
): Promise<void> {
  log.push(`${describePacket(packet)} ${outcomes[outcome]}`);
  if (outcome === 'bring') await network.step(packet);
  else if (outcome === 'lose') network.lose(packet);
  else if (outcome === 'double') network.double(packet);
  else if (outcome === 'give up') network.giveUp(packet);
  else await network.fail(packet, outcome === 'do and fail');
}

function onDevice(scene: Scene, device: Device, action: Extract<Action, { device: number }>): void {
  const { log, network, open, tabs } = scene;
  const { browser, name, number } = device;
  log.push(`${name}: ${action.do}`);
  if (action.do === 'open') open(device);
  else if (action.do === 'work') browser.work(action.count);
  else if (action.do === 'slow' || action.do === 'fast') browser.setSlow(action.do === 'slow');
  else {
    browser.setOnline(action.do === 'online');
    if (action.do === 'online') return;
    for (const packet of network.packets) if (packet.outgoing.browser === number) network.giveUp(packet);
    for (const tab of tabs) if (tab.device === device) tab.disconnect();
  }
}

async function restart({ backend, network, tabs, log }: Scene, isDone: boolean): Promise<void> {
  log.push(`the server restarts, pending requests were ${isDone ? '' : 'not '}handled`);
  for (const packet of network.packets.splice(0)) {
    const isMessage = packet.outgoing.call.name === calls.sendMessage.name;
    if (isDone && isMessage && !packet.response) await network.fail(packet, true);
    network.lose(packet);
  }
  for (const tab of tabs) tab.disconnect();
  await backend.restart();
}

/** Performs one action and everything that follows from it. */
export async function act(scene: Scene, action: Action): Promise<void> {
  const { network, tabs, devices, clock, log, backend } = scene;
  if ('tab' in action) {
    const tab = choose(tabs, action.tab);
    if (tab) await onTab(scene, tab, action);
  } else if ('packet' in action) {
    const packet = choose(network.packets, action.packet);
    if (packet) await onPacket(scene, packet, action.do);
  } else if ('device' in action) {
    const device = choose(devices, action.device);
    if (device) onDevice(scene, device, action);
  } else if (action.do === 'wait') {
    log.push(`${action.milliseconds} ms pass`);
    await clock.pass(action.milliseconds);
  } else if (action.do === 'restart') await restart(scene, action.isDone);
  else if (action.do === 'forget keys') {
    log.push('the server deletes its idempotency keys');
    await backend.forgetKeys();
  } else {
    const writer = action.who % 3 === 2 ? 'ben' : 'anna';
    log.push(`${writer} pays for credits`);
    await scene.pay(writer, 4);
    for (const tab of tabs) if (tab.device.writer === writer) tab.poll();
  }
  await flushMicrotasks();
}
