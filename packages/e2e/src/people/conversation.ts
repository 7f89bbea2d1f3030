import { expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { classic, urlOf } from '../brands.ts';
import { callApi } from './call.ts';
import { createMember, newPerson, type Person } from './join.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A member of a conversation, with the storage of their browser after login. */
export interface Participant {
  /** Name, address and password. */
  person: Person;
  /** Profile ID. */
  id: string;
  /** Cookies and storage of the logged-in browser. */
  state: StorageState;
}

/** Two members with a chat. */
export interface TestConversation {
  /** Member who started the chat. */
  anna: Participant;
  /** Member with whom it was started. */
  ben: Participant;
  /** Path of their chat. */
  path: string;
}

/** Locates the message log of the chat on a page. */
export const logOf = (page: Page): Locator => page.getByRole('log', { name: /^Messages with / });

/** Locates the message field of the chat on a page. */
export const lineOf = (page: Page): Locator => page.getByRole('textbox', { name: /^Message / });

/** Returns the texts that start with a word from the chat on a page, in order. */
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

/** Writes and sends a message in the chat on a page. */
export async function sendMessage(page: Page, text: string): Promise<void> {
  await lineOf(page).fill(text);
  await lineOf(page).press('Enter');
}

/** Opens a new browser context, optionally with stored state. */
export async function newBrowser(browser: Browser, state?: StorageState): Promise<BrowserContext> {
  return browser.newContext({ locale: 'en-GB', ...(state ? { storageState: state } : {}) });
}

/** Opens a path and waits for the event stream of the page. */
export async function listenAt(page: Page, path: string, port?: number): Promise<Page> {
  const stream = page.waitForResponse(
    (response) => response.url().includes('/api/events.php') && response.ok(),
  );
  await page.goto(urlOf(classic, path, port));
  await stream;
  return page;
}

async function newParticipant(browser: Browser, person: Person, port?: number) {
  const context = await newBrowser(browser);
  const caller = { context: () => context, url: () => urlOf(classic, '/', port) };
  return { context, caller, id: await createMember(caller, classic, person, port) };
}

/**
 * Creates two members, where the first starts a chat with the second. A chat without messages is visible only
 * to the first.
 */
export async function newConversation(browser: Browser, port?: number): Promise<TestConversation> {
  const [annaPerson, benPerson] = [newPerson('Annelie'), newPerson('Benedek', 'Man')];
  const anna = await newParticipant(browser, annaPerson, port);
  const ben = await newParticipant(browser, benPerson, port);
  const chat = await callApi<{ id: string }>(anna.caller, 'GET', `/api/chat.php?profile=${ben.id}`);
  const first = { client_id: crypto.randomUUID(), conversation: chat.id, text: 'Hello' };
  await callApi(anna.caller, 'POST', '/api/messages.php', first);
  const conversation = {
    anna: { person: annaPerson, id: anna.id, state: await anna.context.storageState() },
    ben: { person: benPerson, id: ben.id, state: await ben.context.storageState() },
    path: `/chats/${chat.id}`,
  };
  await Promise.all([anna.context.close(), ben.context.close()]);
  return conversation;
}

/** Returns the number of pending messages and of drafts in a browser. */
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
