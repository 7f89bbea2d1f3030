import { calls, type CallPayload } from '@meetcute/contract';
import { join, openBrowser, signUp, type Browser } from '../browser.ts';
import type { Running } from '../target.ts';
import type { RefusalCase } from './refusal.ts';

const KEY = 'one-key-of-one-click';

const chatOf = async (running: Running, site: 'free' | 'paid' = 'free') => {
  const [anna, ben] = [await join(running, site), await join(running, site)];
  const { id } = await anna.browser.client.call(calls.startChat, { query: { profile: ben.id } });
  return { anna, ben, id };
};

const send = ({ client }: Browser, payload: CallPayload<typeof calls.sendMessage>, idempotencyKey?: string) =>
  client.call(calls.sendMessage, { payload, ...(idempotencyKey ? { idempotencyKey } : {}) });

/** Acts on a conversation of other members. */
const foreign =
  (act: (browser: Browser, conversation: string) => Promise<unknown>) => async (running: Running) => {
    const { id } = await chatOf(running);
    return act((await join(running)).browser, id);
  };

const foreignCases: RefusalCase[] = (
  [
    [
      'getMessages',
      ({ client }: Browser, conversation: string) =>
        client.call(calls.getMessages, { query: { conversation } }),
    ],
    [
      'sendMessage',
      (browser: Browser, conversation: string) => send(browser, { conversation, client_id: 'c', text: 'hi' }),
    ],
    [
      'readMessages',
      ({ client }: Browser, conversation: string) =>
        client.call(calls.readMessages, { payload: { conversation, read_until: '1' } }),
    ],
    [
      'sendTyping',
      ({ client }: Browser, conversation: string) =>
        client.call(calls.sendTyping, { payload: { conversation } }),
    ],
    [
      'deleteChat',
      ({ client }: Browser, conversation: string) =>
        client.call(calls.deleteChat, { payload: { conversation } }),
    ],
  ] as const
).map(([call, act]) => ({
  call,
  code: 'not_found',
  when: "for another's conversation",
  provoke: foreign(act),
}));

const textCases: RefusalCase[] = (
  [
    ['an empty text', '', 'too_small'],
    ['a blank text', ' \n ', 'too_small'],
    ['a text of 4001 characters', 'a'.repeat(4001), 'too_big'],
    ['a text that databases cannot store', 'a\0', 'invalid_text'],
  ] as const
).map(([what, text, fault]) => ({
  call: 'sendMessage',
  code: 'bad_request',
  when: `for ${what}`,
  fields: { text: fault },
  provoke: async (running) => {
    const { anna, id } = await chatOf(running);
    return send(anna.browser, { conversation: id, client_id: 'c', text });
  },
}));

/** Invalid requests about chats. */
export const chatRefusals: RefusalCase[] = [
  ...foreignCases,
  ...textCases,
  ...['nobody', 'oneself'].map((who): RefusalCase => ({
    call: 'startChat',
    code: 'not_found',
    when: `with ${who}`,
    provoke: async (running) => {
      const { browser, id } = await join(running);
      return browser.client.call(calls.startChat, { query: { profile: who === 'oneself' ? id : who } });
    },
  })),
  {
    call: 'startChat',
    code: 'birth_date_missing',
    when: 'without a birth date',
    provoke: async (running) => {
      const { id } = await join(running);
      const browser = openBrowser(running);
      await signUp(browser);
      return browser.client.call(calls.startChat, { query: { profile: id } });
    },
  },
  {
    call: 'sendMessage',
    code: 'birth_date_missing',
    when: 'in a conversation that another member started, without a birth date',
    provoke: async (running) => {
      const browser = openBrowser(running);
      const user = await signUp(browser);
      const { client } = (await join(running)).browser;
      const { id } = await client.call(calls.startChat, { query: { profile: user.profile.id } });
      return send(browser, { conversation: id, client_id: 'c', text: 'hello' });
    },
  },
  {
    call: 'sendMessage',
    code: 'no_credits',
    when: 'for a paid message without credits',
    provoke: async (running) => {
      const { anna, id } = await chatOf(running, 'paid');
      return send(anna.browser, { conversation: id, client_id: 'c', text: 'hello' });
    },
  },
  {
    call: 'sendMessage',
    code: 'key_reused',
    when: 'for another text with the same client ID',
    provoke: async (running) => {
      const { anna, id } = await chatOf(running);
      await send(anna.browser, { conversation: id, client_id: 'c', text: 'one' });
      return send(anna.browser, { conversation: id, client_id: 'c', text: 'two' });
    },
  },
  {
    call: 'sendMessage',
    code: 'key_reused',
    when: 'for another message with the same key',
    provoke: async (running) => {
      const { anna, id } = await chatOf(running);
      await send(anna.browser, { conversation: id, client_id: 'c', text: 'one' }, KEY);
      return send(anna.browser, { conversation: id, client_id: 'd', text: 'two' }, KEY);
    },
  },
  {
    call: 'sendTyping',
    code: 'key_reused',
    when: 'for another conversation with the same key',
    provoke: async (running) => {
      const { anna, id } = await chatOf(running);
      const typing = (conversation: string) =>
        anna.browser.client.call(calls.sendTyping, { payload: { conversation }, idempotencyKey: KEY });
      await typing(id);
      return typing('another');
    },
  },
];
