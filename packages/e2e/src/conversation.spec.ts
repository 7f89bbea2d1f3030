import { freePort } from '@meetcute/dev-postgres';
import { expect, full, test, type Browser, type BrowserContext, type Page, type Route } from './test.ts';
import { rmSync } from 'node:fs';
import { classic, pelnia, urlOf } from './brands.ts';
import { newDataDir, startHost } from './host/host.ts';
import { demoBen, enter } from './people/join.ts';
import {
  expectMessages,
  lineOf,
  listenAt,
  logOf,
  newBrowser,
  newConversation,
  messagesOn,
  sendMessage,
  writingIn,
} from './people/conversation.ts';
import type { TestConversation, Participant } from './people/conversation.ts';
import { logOut } from './people/log-out.ts';
import { waitForScreen } from './people/script.ts';

const MESSAGES = '**/api/messages.php';
/** Timeout in ms that includes the longest delay before a failed request is repeated. */
const LONG = 150_000;
const spec = (...ids: string[]) => ids.map((description) => ({ type: 'spec', description }));

let conversation: TestConversation;
let open: BrowserContext[] = [];

test.beforeAll(async ({ browser }) => {
  conversation = await newConversation(browser);
});

test.afterEach(async () => {
  await Promise.all(open.map((context) => context.close()));
  open = [];
});

/** Opens a path in a participant's own browser and waits for its event stream. */
async function pageOf(
  browser: Browser,
  { state }: Participant,
  path = conversation.path,
  port?: number,
): Promise<Page> {
  const context = await newBrowser(browser, state);
  open.push(context);
  return listenAt(await context.newPage(), path, port);
}

/** Intercepts each sent message and passes on all other requests. */
const onSending =
  (act: (route: Route) => unknown) =>
  async (route: Route): Promise<unknown> =>
    route.request().method() === 'POST' ? act(route) : route.fallback();

test(
  'the button on a profile opens the chat, whose message arrives, is unread until read, and has typing and read marks',
  {
    annotation: spec('member.can-start-chats', 'call.get-chat.navigates-to-chat', 'route.chats-chatid'),
  },
  async ({ browser }) => {
    const { anna, ben } = conversation;
    const benPage = await pageOf(browser, ben, '/members');
    const annaPage = await pageOf(browser, anna, `/members/${ben.id}`);
    const chatResponse = annaPage.waitForResponse((response) => response.url().includes('/api/chat.php'));
    await annaPage.getByRole('button', { name: `Message ${ben.person.name}` }).click();
    const { id } = (await (await chatResponse).json()) as { id: string };
    await expect(annaPage).toHaveURL(urlOf(classic, `/chats/${id}`));
    await sendMessage(annaPage, 'Marks: hello');
    await expect(logOf(annaPage).getByText('Delivered', { exact: true }).last()).toBeAttached();
    await expect(logOf(annaPage).getByText('Read', { exact: true })).toHaveCount(0);

    const chats = benPage.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Chats/ });
    await expect(chats).toHaveAccessibleName(/new message/);
    await chats.click();
    // She is also among the search results, which stay until the chats have loaded.
    await expect(benPage.getByRole('heading', { level: 1, name: 'Chats' })).toBeVisible();
    await benPage.getByRole('link', { name: new RegExp(anna.person.name) }).click();
    await expectMessages(benPage, 'Marks', ['Marks: hello']);
    await expect(chats).not.toHaveAccessibleName(/new message/);
    await expect(logOf(annaPage).getByText('Read', { exact: true }).last()).toBeAttached();

    await lineOf(benPage).pressSequentially('Marks: you');
    await expect(annaPage.getByText(`${ben.person.name} is writing…`)).toBeVisible();
    await lineOf(benPage).press('Enter');
    await expectMessages(annaPage, 'Marks', ['Marks: hello', 'Marks: you']);
    await expect(annaPage.getByText(`${ben.person.name} is writing…`)).toHaveCount(0);
  },
);

test('messages written offline, or whose response is lost at a reload, arrive once and in order', async ({
  browser,
}) => {
  const { anna, ben } = conversation;
  const texts = ['Offline: one', 'Offline: two', 'Offline: three'];
  const benPage = await pageOf(browser, ben);
  const annaPage = await pageOf(browser, anna);
  await annaPage.context().setOffline(true);
  for (const text of texts) await sendMessage(annaPage, text);
  await expect(logOf(annaPage).getByText('Waiting to be sent')).toHaveCount(3);
  await annaPage.context().setOffline(false);
  await expect(logOf(annaPage).getByText('Waiting to be sent')).toHaveCount(0);
  for (const page of [annaPage, benPage]) await expectMessages(page, 'Offline', texts);

  // The server stores the first message, but its response never arrives.
  const { promise: storedSignal, resolve: resolveStored } = Promise.withResolvers<void>();
  await annaPage.route(
    MESSAGES,
    onSending(async (route) => {
      await route.fetch();
      resolveStored();
    }),
  );
  await sendMessage(annaPage, 'Reload: one');
  await sendMessage(annaPage, 'Reload: two');
  await storedSignal;
  await expect(logOf(annaPage).getByText('Reload: two')).toBeVisible();
  await annaPage.unrouteAll({ behavior: 'ignoreErrors' });
  await annaPage.reload();
  for (const page of [benPage, annaPage])
    await expectMessages(page, 'Reload', ['Reload: one', 'Reload: two']);
  await expect(logOf(annaPage).getByText('Sending')).toHaveCount(0);
});

test('another tab sends a message that was pending in a closed tab', { tag: full }, async ({ browser }) => {
  const { anna, ben } = conversation;
  const benPage = await pageOf(browser, ben);
  const annaPage = await pageOf(browser, anna);
  const { promise: requestedSignal, resolve: resolveRequested } = Promise.withResolvers<void>();
  await annaPage.route(
    MESSAGES,
    onSending(() => resolveRequested()),
  );
  await sendMessage(annaPage, 'Closed: one');
  await requestedSignal;
  const another = await annaPage.context().newPage();
  await another.goto(urlOf(classic, '/members'));
  expect(await messagesOn(benPage, 'Closed')).toEqual([]);
  await annaPage.close();
  await expectMessages(benPage, 'Closed', ['Closed: one']);
});

test(
  'two tabs show one draft, and a message sent in one keeps the words of the other',
  { tag: full },
  async ({ browser }) => {
    const { anna, ben } = conversation;
    const benPage = await pageOf(browser, ben);
    const first = await pageOf(browser, anna);
    const second = await first.context().newPage();
    await second.goto(urlOf(classic, conversation.path));
    await waitForScreen(second);
    await lineOf(first).pressSequentially('Tabs: one');
    await expect(lineOf(second)).toHaveValue('Tabs: one');
    await lineOf(second).pressSequentially(' two');
    await expect(lineOf(first)).toHaveValue('Tabs: one two');

    // Words that are typed while the message is on its way stay in both tabs.
    await lineOf(second).press('Enter');
    await lineOf(first).pressSequentially('Tabs: three');
    await expectMessages(benPage, 'Tabs', ['Tabs: one two']);
    await expect(lineOf(first)).toHaveValue('Tabs: three');
    await expect(lineOf(second)).toHaveValue('Tabs: three');
    await second.close();
    await lineOf(first).press('Enter');
    await expectMessages(benPage, 'Tabs', ['Tabs: one two', 'Tabs: three']);
  },
);

/** Opens a new browser in which a participant logs in, so that its session can end alone. */
async function ownSession(browser: Browser, participant: Participant): Promise<Page> {
  const context = await newBrowser(browser);
  open.push(context);
  const page = await context.newPage();
  await enter(page, classic, participant.person, '/robots.txt');
  return listenAt(page, conversation.path);
}

test('logging out in another tab deletes drafts and pending messages', { tag: full }, async ({ browser }) => {
  const annaPage = await ownSession(browser, conversation.anna);
  await annaPage.context().route(
    MESSAGES,
    onSending((route) => route.abort()),
  );
  await sendMessage(annaPage, 'Logout: waits');
  await expect(logOf(annaPage).getByText('Waiting to be sent')).toBeVisible();
  await lineOf(annaPage).fill('Logout: draft');
  await expect.poll(() => writingIn(annaPage)).toEqual({ waiting: 1, drafts: 1 });

  // Only one tab receives events, for both.
  const another = await annaPage.context().newPage();
  await another.goto(urlOf(classic, '/members'));
  await logOut(another);
  await expect(another).toHaveURL(urlOf(classic, '/login'));
  await expect.poll(() => writingIn(another)).toEqual({ waiting: 0, drafts: 0 });
  await expect(annaPage.getByText('Logout: waits')).toHaveCount(0);

  await annaPage.context().unrouteAll({ behavior: 'ignoreErrors' });
  await enter(another, classic, conversation.anna.person, conversation.path);
  await expect(lineOf(another)).toHaveValue('');
  expect(await messagesOn(another, 'Logout')).toEqual([]);
  expect(await writingIn(another)).toEqual({ waiting: 0, drafts: 0 });
});

test('nothing is sent as another member who logged in in another tab', { tag: full }, async ({ browser }) => {
  const { anna, ben } = conversation;
  const annaPage = await pageOf(browser, anna);
  const context = annaPage.context();
  await context.setOffline(true);
  await sendMessage(annaPage, 'Switched: hers');
  await expect(logOf(annaPage).getByText('Waiting to be sent')).toBeVisible();

  // No tab announces the change: only the browser's cookie differs.
  await context.clearCookies();
  await context.addCookies(ben.state.cookies);
  const refusedResponse = annaPage.waitForResponse(
    (each) => each.url().includes('/api/') && each.status() >= 400,
  );
  await context.setOffline(false);
  expect((await refusedResponse).status()).toBe(403);
  const benPage = await listenAt(await context.newPage(), conversation.path);
  await sendMessage(benPage, 'Switched: his');
  const watching = await pageOf(browser, anna);
  await expectMessages(watching, 'Switched', ['Switched: his']);
  expect(await messagesOn(benPage, 'Switched')).toEqual(['Switched: his']);

  // The message still belongs to Anna and is sent once her session is back.
  await context.clearCookies();
  await context.addCookies(anna.state.cookies);
  await benPage.goto(urlOf(classic, '/members'));
  await expectMessages(watching, 'Switched', ['Switched: his', 'Switched: hers']);
});

test(
  'a server killed between storing a message and responding neither loses nor duplicates it',
  { tag: full },
  async ({ browser }) => {
    const [dataDir, port] = [newDataDir(), await freePort()];
    let host = await startHost({ port, dataDir, isDemo: false });
    try {
      const { anna, ben, path } = await newConversation(browser, port);
      const benPage = await pageOf(browser, ben, path, port);
      const annaPage = await pageOf(browser, anna, path, port);
      await sendMessage(annaPage, 'Killed: before');
      await expectMessages(benPage, 'Killed', ['Killed: before']);
      const { promise: hostExit, resolve: kill } = Promise.withResolvers<void>();
      let isKilled = false;
      await annaPage.route(
        MESSAGES,
        onSending(async (route) => {
          if (isKilled) return route.fallback();
          isKilled = true;
          await route.fetch();
          await host.stop('SIGKILL');
          await route.abort();
          return kill();
        }),
      );
      await sendMessage(annaPage, 'Killed: taken');
      await sendMessage(annaPage, 'Killed: later');
      await hostExit;
      const streamResponse = benPage.waitForResponse(
        (response) =>
          response.url().includes('/api/events.php') &&
          Boolean(response.request().headers()['last-event-id']) &&
          response.ok(),
        { timeout: LONG },
      );
      host = await startHost({ port, dataDir, isDemo: false });
      // Ends the growing delays between the attempts, which reach half a minute.
      for (const each of [benPage, annaPage]) await each.evaluate(() => dispatchEvent(new Event('online')));
      const texts = ['Killed: before', 'Killed: taken', 'Killed: later'];
      // Neither page reloads: Ben's resumes after the last event that it received.
      await streamResponse;
      await expectMessages(benPage, 'Killed', texts, LONG);
      await expectMessages(annaPage, 'Killed', texts, LONG);
      await annaPage.reload();
      await expectMessages(annaPage, 'Killed', texts);
    } finally {
      await host.stop('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);

// Messages cost Ben nothing on Velvet Hour, because he has premium there.
test(
  `on ${pelnia.name} a message charges the credits shown beside it`,
  { tag: full },
  async ({ browser }) => {
    const context = await newBrowser(browser);
    open.push(context);
    const page = await context.newPage();
    await enter(page, pelnia, demoBen, '/chats');
    await page.getByRole('list', { name: 'Chats' }).getByRole('link').first().click();
    await expect(page.getByText('3 credits', { exact: true })).toBeVisible();
    const readCredits = async () =>
      Number(/(\d+) left/.exec(await page.getByText(/\d+ left$/).innerText())?.[1]);
    const creditsBefore = await readCredits();
    const message = `Credits: ${crypto.randomUUID()}`;
    await waitForScreen(page);
    await sendMessage(page, message);
    await expect.poll(readCredits).toBe(creditsBefore - 3);
    await page.reload();
    await expectMessages(page, message, [message]);
    expect(await readCredits()).toBe(creditsBefore - 3);
  },
);
