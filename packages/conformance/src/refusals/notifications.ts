import { calls } from '@meetcute/contract';
import { defaultPreferences } from '@meetcute/core';
import { join } from '../browser.ts';
import { unwrap, type RefusalCase } from './refusal.ts';

const HEADERS = { 'x-package': 'conformance/1', 'content-type': 'application/json' };
const { message, ...incomplete } = defaultPreferences;

const payloadCases: RefusalCase[] = (
  [
    ['a position that is not an ID', { read_until: '-1' }, { read_until: 'invalid_format' }],
    ['preferences with a missing kind', { preferences: incomplete }, { '': 'invalid_union' }],
    [
      'preferences of an unknown kind',
      { preferences: { ...defaultPreferences, visit: message } },
      { 'preferences.visit': 'unrecognized_keys' },
    ],
    ['both at once', { preferences: defaultPreferences, read_until: '1' }, { '': 'invalid_union' }],
  ] as const
).map(([what, payload, fields]) => ({
  call: 'saveNotifications',
  code: 'bad_request',
  when: `for ${what}`,
  fields: fields as Record<string, string>,
  provoke: async (running) => {
    const { browser } = await join(running);
    const init = { method: 'PUT', headers: HEADERS, body: JSON.stringify(payload) };
    return unwrap(await browser.fetch(calls.saveNotifications.path, init));
  },
}));

const queryCases: RefusalCase[] = (
  [
    ['a page size of 0', 'limit=0', { limit: 'too_small' }],
    ['a page size of 101', 'limit=101', { limit: 'too_big' }],
    ['a cursor that is not an ID', 'before=newest', { before: 'invalid_format' }],
  ] as const
).map(([what, query, fields]) => ({
  call: 'getNotifications',
  code: 'bad_request',
  when: `for ${what}`,
  fields: fields as Record<string, string>,
  provoke: async (running) => {
    const { browser } = await join(running);
    return unwrap(await browser.fetch(`${calls.getNotifications.path}?${query}`, { headers: HEADERS }));
  },
}));

/** Invalid requests about notifications and pushes. */
export const notificationRefusals: RefusalCase[] = [
  ...payloadCases,
  ...queryCases,
  {
    call: 'removePush',
    code: 'bad_request',
    when: 'without an endpoint',
    fields: { endpoint: 'too_small' },
    provoke: async (running) =>
      (await join(running)).browser.client.call(calls.removePush, { payload: { endpoint: '' } }),
  },
];
