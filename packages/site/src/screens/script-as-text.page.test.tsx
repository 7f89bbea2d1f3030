/** Markup in names, places, texts and messages of members must render as text on every page. */
import type { Profile } from '@meetcute/contract';
import { createWorld, type World } from '@meetcute/mocks';
import { screen } from '@testing-library/dom';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { closeSites, storedStep, openSite } from '../testing/open-site.tsx';
import { forgetProfile, pollValue, viewerOf } from '../testing/faults/row.ts';
import { addConversation } from '../testing/conversation.ts';

const OTHER = 'somebody';
const CHAT = 'chat-of-scripts';
const attack = (field: string) =>
  `<script>${field}()</script><img src="x:${field}" onerror="${field}()"><b>${field}</b>{{${field}}}`;

function write(profile: Profile): void {
  Object.assign(profile, { name: attack('name'), city: attack('city') });
  profile.personal = { about_me: attack('about') };
}

/** Creates a world whose other members use markup everywhere; one of them likes and writes to the viewer. */
function hostileWorld(): World {
  const world = createWorld({ viewer: 'paid', count: 12 });
  const viewer = viewerOf(world).profile;
  const [first] = [...world.members.values()].filter(({ profile }) => profile.id !== viewer.id);
  world.members.set(OTHER, { ...first!, profile: { ...first!.profile, id: OTHER, country: viewer.country } });
  for (const { profile } of world.members.values()) {
    if (profile.id === viewer.id) continue;
    write(profile);
  }
  const time = world.now().toISOString();
  world.likes = [{ from: OTHER, to: viewer.id, at: time, isNew: true }];
  addConversation(world, CHAT, { from: OTHER, to: viewer.id, text: attack('message') });
  return world;
}

/** Text of the page and of everything over it. */
const readText = () => document.body.textContent;

/** Elements that exist only when a text was parsed as markup. */
const parsedMarkup = () => [
  ...document.querySelectorAll('img[src^="x:"]'),
  ...[...document.querySelectorAll('script, b')].filter(({ textContent }) =>
    /^(name|city|about|message)(\(\))?$/.test(textContent),
  ),
];

/** A page that shows texts of other members. */
interface Place {
  /** Address of the page. */
  path: string;
  /** Fields that the page shows. */
  fields: readonly ('name' | 'city' | 'about' | 'message')[];
  /** Whether a logged-out visitor opens the page. Default: false. */
  isVisitor?: boolean;
  /** Step of the sign-up that the viewer has reached. Default: none. */
  step?: number;
  /** Number of shown characters of a text. Default: all. */
  shownUpTo?: number;
  /** Changes the world before the page opens. */
  prepare?: (world: World) => void;
  /** Opens the place on the page. Default: the page itself. */
  act?: (page: Page) => Promise<unknown>;
}

type Page = Awaited<ReturnType<typeof openSite>> & { world: World; user: UserEvent };

const readViewerProfile = (world: World) => viewerOf(world).profile;
const them = `/members/${OTHER}`;
const name = attack('name');

const press = async ({ user }: Page, button: string) =>
  user.click((await screen.findAllByRole('button', { name: button }))[0]!);

const dialog = () => screen.findByRole('dialog');

/** Opens the report form from a chat. */
async function report(page: Page): Promise<void> {
  await press(page, `Report or block ${name}, or delete the chat`);
  await press(page, `Report ${name}`);
}

async function likeBack({ queryClient, world }: Page): Promise<void> {
  await pollValue(() => document.querySelector('article')).not.toBeNull();
  world.likes.push({
    from: readViewerProfile(world).id,
    to: OTHER,
    at: world.now().toISOString(),
    isNew: true,
  });
  await queryClient.invalidateQueries({ queryKey: ['getLikes'] });
  await screen.findByRole('dialog', { name: `A mutual like with ${name}` });
}

const block = (world: World) =>
  void world.blocks.push({ from: readViewerProfile(world).id, to: OTHER, at: world.now().toISOString() });

const places: Readonly<Record<string, Place>> = {
  'the home page': { path: '/', fields: ['name'] },
  'the search': { path: '/members', fields: ['name', 'city'] },
  'a profile': { path: them, fields: ['name', 'city', 'about'] },
  'a profile, for a visitor': { path: them, isVisitor: true, fields: ['name', 'city', 'about'] },
  'the likes': { path: '/likes', fields: ['name', 'city'] },
  'the list of chats': { path: '/chats', fields: ['name', 'message'] },
  'a chat': { path: `/chats/${CHAT}`, fields: ['name', 'message'] },
  'the entry of a chat': { path: `${them}/chat`, fields: ['name'] },
  'the match finder': { path: '/match-finder', fields: ['name', 'city'] },
  'the first members at the sign-up': {
    path: '/signup',
    step: 6,
    prepare: forgetProfile,
    fields: ['name'],
  },
  'the matches after the sign-up': { path: '/signup-matches', fields: ['name', 'city'] },
  'the error page': { path: '/nowhere', fields: ['name', 'city'] },
  'the head of a campaign': { path: `${them}/signup`, isVisitor: true, fields: ['name', 'city'] },
  'photos over the page': {
    path: them,
    fields: ['name'],
    act: async (page) => {
      await press(page, 'Show photos full screen');
      await dialog();
    },
  },
  'the choice between report and block': {
    path: them,
    fields: ['name'],
    act: async (page) => {
      await press(page, `Report or block ${name}`);
      await dialog();
    },
  },
  'a report, with a message to show': {
    path: `/chats/${CHAT}`,
    fields: ['name', 'message'],
    shownUpTo: 60,
    act: async (page) => {
      await report(page);
      await pollValue(() => screen.queryAllByRole('option').length).toBeGreaterThan(1);
    },
  },
  'the list of blocked members': { path: '/account', prepare: block, fields: ['name'] },
  'a mutual like': { path: '/likes', fields: ['name'], act: likeBack },
  'the viewer’s profile': {
    path: '/profile',
    fields: ['name', 'city', 'about'],
    prepare: (world) => write(readViewerProfile(world)),
  },
  'the preview of the viewer’s profile': {
    path: '/profile',
    fields: ['name', 'city', 'about'],
    prepare: (world) => write(readViewerProfile(world)),
    act: async (page) => {
      await press(page, 'See it the way others do');
      await dialog();
    },
  },
};

afterEach(closeSites);

test.each(Object.entries(places))(
  'shows markup as text on %s',
  async (_place, { path, fields, act, prepare, ...place }) => {
    const world = hostileWorld();
    prepare?.(world);
    const siteOptions =
      place.step === undefined ? {} : { localStore: storedStep(readViewerProfile(world).id, place.step) };
    if (place.isVisitor) world.browserSession = null;
    const page = {
      ...(await openSite(world, path, siteOptions)),
      world,
      user: userEvent.setup({ delay: null }),
    };
    await act?.(page);
    for (const field of fields) await pollValue(readText).toContain(attack(field).slice(0, place.shownUpTo));
    expect(parsedMarkup()).toEqual([]);
  },
);
