/**
 * What members write about themselves is text on every page that shows it, whatever it looks like: name, place, texts and
 * messages.
 */
import { createWorld, type World } from '@meetcute/mocks';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openSite } from '../testing/openSite.tsx';
import { until, viewerOf } from '../testing/faults/row.ts';

const OTHER = 'somebody';
const CHAT = 'chat-of-scripts';
const attack = (field: string) =>
  `<script>${field}()</script><img src="x:${field}" onerror="${field}()"><b>${field}</b>{{${field}}}`;

/** A world in which everybody but the viewer has written scripts, and somebody likes and writes to the viewer. */
function hostileWorld(): World {
  const world = createWorld({ viewer: 'paid', count: 12 });
  const own = viewerOf(world).profile;
  const [first] = [...world.members.values()].filter(({ profile }) => profile.id !== own.id);
  world.members.set(OTHER, { ...first!, profile: { ...first!.profile, id: OTHER, country: own.country } });
  for (const { profile } of world.members.values()) {
    if (profile.id === own.id) continue;
    Object.assign(profile, { name: attack('name'), city: attack('city') });
    profile.personal = { about_me: attack('about') };
  }
  const at = world.now().toISOString();
  world.likes = [{ from: OTHER, to: own.id, at, isNew: true }];
  world.conversations.set(CHAT, {
    id: CHAT,
    members: [own.id, OTHER],
    messages: [
      {
        id: '1',
        client_id: null,
        conversation: CHAT,
        sender: OTHER,
        text: attack('message'),
        sent_at: at,
        state: 'sent',
        image: null,
      },
    ],
    readUntil: {},
    createdAt: at,
    hiddenFor: new Set(),
  });
  return world;
}

/** What the browser would have made of the texts, had it taken them for markup. */
const taken = () => [
  ...document.querySelectorAll('img[src^="x:"]'),
  ...[...document.querySelectorAll('script, b')].filter(({ textContent }) =>
    /^(name|city|about|message)(\(\))?$/.test(textContent),
  ),
];

afterEach(cleanup);

test.each([
  ['the home page', '/', ['name']],
  ['the search', '/members', ['name', 'city']],
  ['a profile', `/members/${OTHER}`, ['name', 'city', 'about']],
  ['the likes', '/likes', ['name', 'city']],
  ['the list of chats', '/chats', ['name', 'message']],
  ['a chat', `/chats/${CHAT}`, ['name', 'message']],
  ['the entry of a chat', `/members/${OTHER}/chat`, ['name']],
] as const)('on %s', async (_page, path, fields) => {
  await openSite(hostileWorld(), path);
  for (const field of fields) await until(() => document.body.textContent).toContain(attack(field));
  expect(taken()).toEqual([]);
});
