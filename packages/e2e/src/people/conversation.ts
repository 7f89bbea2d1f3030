import { expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { classic, urlOf } from '../brands.ts';
import { joinInShort, newPerson, type Person } from './join.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Somebody who talks: who it is, and what their browser holds once they are logged in. */
export interface Participant {
  person: Person;
  /** Profile id. */
  id: string;
  state: StorageState;
}

/** Two members with a chat. */
export interface TestConversation {
  anna: Participant;
  ben: Participant;
  /** Path of their chat. */
  path: string;
}

/** What is said in the chat that a page shows. */
export const logOf = (page: Page): Locator => page.getByRole('log', { name: /^Messages with / });

/** Where one writes in the chat that a page shows. */
export const lineOf = (page: Page): Locator => page.getByRole('textbox', { name: /^Message / });

/** Those texts of the chat on a page that start with a word, in their order. */
export const messagesOn = async (page: Page, start: string): Promise<string[]> =>
  (await logOf(page).locator('[data-part="text"]').allTextContents()).filter((text) =>
    text.startsWith(start),
  );

/** Waits until the chat on a page shows exactly these texts that start with a word, in this order. */
export const expectMessages = (
  page: Page,
  start: string,
  texts: readonly string[],
  timeout = 30_000,
): Promise<void> => expect.poll(() => messagesOn(page, start), { timeout }).toEqual(texts);

/** Writes in the chat on a page and sends it. */
export async function sendMessage(page: Page, text: string): Promise<void> {
  await lineOf(page).fill(text);
  await lineOf(page).press('Enter');
}

/** A browser of its own, with what another one held. */
export async function newBrowser(browser: Browser, state?: StorageState): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-GB', ...(state ? { storageState: state } : {}) });
  await context.route('**/cdn/demo/**', (route) => route.abort());
  return context;
}

/** Opens a path and waits until the page hears what happens. */
export async function listenAt(page: Page, path: string, port?: number): Promise<Page> {
  const stream = page.waitForResponse((answer) => answer.url().includes('/api/events.php') && answer.ok());
  await page.goto(urlOf(classic, path, port));
  await stream;
  return page;
}

/** A call of the API that a page makes by itself; it sends what it is given. */
const call = (page: Page, path: string, payload?: object): Promise<unknown> =>
  page.evaluate(
    async ([url, body]) => {
      const headers = { 'x-package': 'e2e@1.0.0', 'content-type': 'application/json' };
      const answer = await fetch(url, body === undefined ? { headers } : { method: 'POST', headers, body });
      return (await answer.json()) as unknown;
    },
    [path, payload && JSON.stringify(payload)] as const,
  );

async function newParticipant(browser: Browser, person: Person, port?: number) {
  const context = await newBrowser(browser);
  const page = await context.newPage();
  await joinInShort(page, classic, person, port);
  const { user } = (await call(page, '/api/user.php')) as { user: { profile: { id: string } } };
  return { context, page, id: user.profile.id };
}

/** Lets two people join and the first write to the second: a chat in which nothing was said is the first one's alone. */
export async function newConversation(browser: Browser, port?: number): Promise<TestConversation> {
  const [her, him] = [newPerson('Annelie'), newPerson('Benedek', 'Man')];
  const hers = await newParticipant(browser, her, port);
  const his = await newParticipant(browser, him, port);
  const chat = (await call(hers.page, `/api/chat.php?profile=${his.id}`)) as { id: string };
  const first = { client_id: crypto.randomUUID(), conversation: chat.id, text: 'Hello' };
  await call(hers.page, '/api/messages.php', first);
  const conversation = {
    anna: { person: her, id: hers.id, state: await hers.context.storageState() },
    ben: { person: him, id: his.id, state: await his.context.storageState() },
    path: `/chats/${chat.id}`,
  };
  await Promise.all([hers.context.close(), his.context.close()]);
  return conversation;
}

/** What a browser keeps of what was written and not sent: the texts that wait, and the drafts. */
export const writingIn = (page: Page): Promise<{ waiting: number; drafts: number }> =>
  page.evaluate(async () => {
    const waiting = await new Promise<unknown[]>((resolve, reject) => {
      const opening = indexedDB.open('meetcute');
      opening.addEventListener('error', () => reject(opening.error));
      opening.addEventListener('success', () => {
        const database = opening.result;
        const all = database.transaction('outbox').objectStore('outbox').getAll();
        all.addEventListener('success', () => {
          database.close();
          resolve(all.result);
        });
      });
    });
    return {
      waiting: waiting.length,
      drafts: Object.keys(localStorage).filter((key) => key.includes('draft')).length,
    };
  });
