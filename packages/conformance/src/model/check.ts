import type { Message } from '@meetcute/contract';
import type { Story } from './actions.ts';
import type { Backend, StartBackend } from './backend.ts';
import { flushMicrotasks } from './clock.ts';
import { act, createScene, type Scene } from './run.ts';
import type { Sabotage } from './sabotage.ts';
import { placesOf, type Tab } from './tab.ts';

/** Step limit, more than any run needs to settle. */
const MAX_STEPS = 1500;

/** Delivers everything in order until nothing is pending. */
async function deliverAll({ network, tabs, clock }: Scene): Promise<void> {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    await flushMicrotasks();
    const [packet] = network.packets;
    const wait = clock.next();
    let hasReceived = false;
    for (const tab of tabs) {
      await tab.listen();
      hasReceived ||= tab.lines.length > 0;
      for (const event of tab.lines.splice(0)) tab.apply(event);
    }
    if (packet) await network.step(packet);
    else if (!hasReceived && wait !== null) await clock.pass(wait);
    else if (!hasReceived) return;
  }
  throw new Error('The run does not settle.');
}

/**
 * Ends a run: all browsers are open, online and working, all members have paid, and nothing fails any more.
 */
async function endRun(scene: Scene, recovery: Story['recovery']): Promise<void> {
  const { devices, tabs, network, written, paid, pay, log } = scene;
  log.push('all pending packets arrive at the end');
  for (const device of devices) {
    device.browser.setSlow(false);
    device.browser.setOnline(true);
    if (!tabs.some((tab) => tab.device === device)) scene.open(device);
  }
  await flushMicrotasks();
  for (const tab of tabs) tab[recovery === 'stream' ? 'reconnect' : 'disconnect']();
  await deliverAll(scene);
  for (const writer of ['anna', 'ben'] as const) await pay(writer, 10 * written.length);
  for (const tab of tabs) if (paid.anna > 0 || recovery === 'poll') tab.poll();
  await deliverAll(scene);
  // A killed page leaves its cleanup and its journal to the next page.
  for (const device of devices)
    if (device.browser.stored.size + device.browser.journaled.size > 0) scene.open(device);
  await deliverAll(scene);
  // Messages that other members wrote in the meantime.
  if (recovery === 'poll') for (const tab of tabs) tab.poll();
  await deliverAll(scene);
  if (network.packets.length > 0) throw new Error('Packets are still pending.');
}

/** Returns only the messages of this run. */
const ofRun = ({ run }: Backend, messages: readonly Message[]) =>
  messages.filter(({ client_id }) => client_id?.startsWith(`${run}-`));

const inLine = (texts: readonly string[]) => texts.join(' ');

/** Compares the messages that a page shows of a conversation with those of the server. */
function faultsOfPage({ backend }: Scene, tab: Tab, place: string, truth: readonly string[]): string[] {
  const shownTexts = ofRun(backend, tab.data.messages(place)).map(({ text }) => text);
  const isEqual = inLine(shownTexts) === inLine(truth);
  return isEqual
    ? []
    : [
        `${tab.name} shows ${inLine(shownTexts)} in c${1 + backend.places.indexOf(place)}, the server has ${inLine(truth)}`,
      ];
}

/** Returns the faults after a run has settled; empty if there are none. */
async function faultsOf(scene: Scene, price: number): Promise<readonly string[]> {
  const { backend, devices, tabs, written, paid, log } = scene;
  const faults = log.filter((line) => line.startsWith('FAULT'));
  const messagePrices = { anna: 0, ben: 0 };
  for (const place of backend.places) {
    const messages = ofRun(backend, await backend.messages(place));
    const truth = messages.map(({ text }) => text);
    for (const { sender } of messages) messagePrices[sender === backend.ids.anna ? 'anna' : 'ben'] += price;
    for (const { text, device, after } of written.filter((each) => each.place === place)) {
      const index = truth.indexOf(text);
      if (index < 0) faults.push(`${text} was written on ${device.name} and never arrived`);
      if (index >= 0 && truth.lastIndexOf(text) !== index) faults.push(`${text} was stored more than once`);
      const late = after.find((precedingText) => index >= 0 && truth.indexOf(precedingText) > index);
      if (late) faults.push(`${text} was written after ${late} and stored before it`);
    }
    for (const tab of tabs)
      if (placesOf(backend, tab.device.writer).includes(place))
        faults.push(...faultsOfPage(scene, tab, place, truth));
  }
  for (const writer of ['anna', 'ben'] as const) {
    const balance = await backend.credits(writer);
    if (balance !== paid[writer] - messagePrices[writer])
      faults.push(
        `${writer} has ${balance} credits of ${paid[writer]}, and messages for ${messagePrices[writer]} were stored`,
      );
  }
  for (const { browser, name } of devices) {
    const leftoverIds = [...browser.stored.keys(), ...browser.journaled.keys()];
    if (leftoverIds.length > 0) faults.push(`${name} still keeps ${leftoverIds.join(' ')}`);
  }
  for (const tab of tabs) {
    const { length } = tab.outbox.read().items;
    if (length > 0) faults.push(`${tab.name} still shows ${length} pending messages`);
  }
  return faults;
}

/** Runs one story to its end. Throws with its faults and its log. */
export async function live(
  story: Story,
  start: StartBackend,
  sabotage: Sabotage | null = null,
): Promise<Scene> {
  const scene = await createScene(story, start, sabotage);
  await flushMicrotasks();
  for (const action of story.actions) await act(scene, action);
  await endRun(scene, story.recovery);
  const faults = await faultsOf(scene, story.price);
  if (faults.length === 0) return scene;
  const { log } = scene;
  throw new Error(
    [...faults, '', 'What happened:', ...log.map((line, index) => `${index + 1}. ${line}`)].join('\n'),
  );
}
