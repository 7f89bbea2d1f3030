import { calls, type CallPayload } from '@meetcute/contract';
import { join, openBrowser, type Person } from '../browser.ts';
import type { Running } from '../target.ts';
import type { RefusalCase } from './refusal.ts';

const KEY = 'one-key-of-one-click';

type Reporting = CallPayload<typeof calls.report>;
type Complaint = CallPayload<typeof calls.complain>;

const report = ({ browser }: Person, profile: string, more: Partial<Reporting> = {}) =>
  browser.client.call(calls.report, { payload: { profile, category: 'fake', text: '', ...more } });

const complaint: Complaint = { name: 'Kim', email: 'kim@example.com', subject: 'A bill', text: 'Too much.' };

const complain = (running: Running, change: Partial<Complaint>) =>
  openBrowser(running).client.call(calls.complain, { payload: { ...complaint, ...change } });

/** Profiles that a member can neither block nor report. */
const outOfReach: readonly [string, (running: Running, viewer: Person) => Promise<string>][] = [
  ['an unknown member', async () => 'nobody'],
  ['their own profile', async (_, viewer) => viewer.id],
  ['a member of another site', async (running) => (await join(running, 'paid')).id],
  [
    'a member who blocked them',
    async (running, viewer) => {
      const other = await join(running);
      await other.browser.client.call(calls.blockProfile, { payload: { profile: viewer.id } });
      return other.id;
    },
  ],
];

const outOfReachCases: RefusalCase[] = outOfReach.flatMap(([who, find]) =>
  (['blockProfile', 'unblockProfile', 'report'] as const).map((call) => ({
    call,
    code: 'not_found',
    when: `for ${who}`,
    provoke: async (running) => {
      const viewer = await join(running);
      const profile = await find(running, viewer);
      return call === 'report'
        ? report(viewer, profile)
        : viewer.browser.client.call(calls[call], { payload: { profile } });
    },
  })),
);

const complaintCases: RefusalCase[] = (
  [
    ['a name of spaces', { name: '  ' }, { name: 'required' }],
    ['a blank subject', { subject: ' ' }, { subject: 'required' }],
    ['a blank text', { text: ' \n ' }, { text: 'required' }],
    ['a text of 5001 characters', { text: 'a'.repeat(5001) }, { text: 'too_big' }],
    ['an invalid address', { email: 'kim at home' }, { email: 'invalid_format' }],
    ['a text that databases cannot store', { text: 'a\0' }, { text: 'invalid_text' }],
  ] as const
).map(([what, change, fields]) => ({
  call: 'complain',
  code: 'bad_request',
  when: `for ${what}`,
  fields: fields as Record<string, string>,
  provoke: (running) => complain(running, change),
}));

const reportCases: RefusalCase[] = (
  [
    ['an unknown category', { category: 'rude' as 'fake' }, { category: 'invalid_value' }],
    ['a text of 2001 characters', { text: 'a'.repeat(2001) }, { text: 'too_big' }],
    ['a text that databases cannot store', { text: 'a\0' }, { text: 'invalid_text' }],
  ] as const
).map(([what, change, fields]) => ({
  call: 'report',
  code: 'bad_request',
  when: `for ${what}`,
  fields: fields as Record<string, string>,
  provoke: async (running) => report(await join(running), (await join(running)).id, change),
}));

/** Invalid requests that block, report and complain. */
export const safetyRefusals: RefusalCase[] = [
  ...outOfReachCases,
  ...reportCases,
  ...complaintCases,
  {
    call: 'report',
    code: 'not_found',
    when: 'for an unknown message',
    provoke: async (running) => report(await join(running), (await join(running)).id, { message: '1' }),
  },
  {
    call: 'report',
    code: 'not_found',
    when: 'for a photo that the reported member does not have',
    provoke: async (running) => report(await join(running), (await join(running)).id, { image: 'no-photo' }),
  },
  {
    call: 'blockProfile',
    code: 'key_reused',
    when: 'for another member with the same key',
    provoke: async (running) => {
      const [anna, ben, cem] = [await join(running), await join(running), await join(running)];
      const block = (profile: string) =>
        anna.browser.client.call(calls.blockProfile, { payload: { profile }, idempotencyKey: KEY });
      await block(ben.id);
      return block(cem.id);
    },
  },
  {
    call: 'report',
    code: 'key_reused',
    when: 'for another text with the same key',
    provoke: async (running) => {
      const [anna, ben] = [await join(running), await join(running)];
      const send = (text: string) =>
        anna.browser.client.call(calls.report, {
          payload: { profile: ben.id, category: 'other', text },
          idempotencyKey: KEY,
        });
      await send('one');
      return send('two');
    },
  },
  {
    call: 'complain',
    code: 'key_reused',
    when: 'for another complaint with the same key',
    provoke: async (running) => {
      const { client } = (await join(running)).browser;
      const send = (subject: string) =>
        client.call(calls.complain, { payload: { ...complaint, subject }, idempotencyKey: KEY });
      await send('one');
      return send('two');
    },
  },
];
