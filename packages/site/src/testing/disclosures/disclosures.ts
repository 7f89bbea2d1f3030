import { notify, type World } from '@meetcute/mocks';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { forgetProfile, viewerOf } from '../faults/row.ts';
import { testTexts, type openSite } from '../openSite.tsx';
import { chatPath, fictionalMember } from './fictionalWorld.ts';

/** A page with the fictional member on it. */
export interface DisclosurePage extends Awaited<ReturnType<typeof openSite>> {
  world: World;
  user: UserEvent;
}

/** A place in which every template says that somebody is made up. */
export interface Disclosure {
  place: string;
  path: string;
  isVisitor?: boolean;
  /** Whether the member can be reported and blocked from there too. */
  isWayToSafety?: boolean;
  /** The step of the wizard that the viewer has come to. */
  step?: number;
  prepare?: (world: World) => void;
  /** What leads from the page to the place, where the template has it. */
  open?: (page: DisclosurePage) => Promise<unknown>;
  /** The place itself. Default: the main part of the page. */
  find?: () => Element | null;
}

const profile = `/members/${fictionalMember.id}`;
const own = (world: World) => viewerOf(world).profile.id;

/** Opens the photos over the page; a profile without that button has no such place. */
async function openPhotos({ user }: DisclosurePage): Promise<void> {
  const button = screen.queryByRole('button', { name: testTexts.t('profile:openPhotos') });
  if (!button) return;
  await user.click(button);
  await screen.findByRole('dialog');
}

const moment = () =>
  screen.queryByRole('group', { name: testTexts.t('likes:mutual.title', { name: fictionalMember.name }) });

async function likeBack({ world, queryClient }: DisclosurePage): Promise<void> {
  world.likes.push({ from: own(world), to: fictionalMember.id, at: world.now().toISOString(), isNew: true });
  await queryClient.invalidateQueries({ queryKey: ['getLikes'] });
}

/** Every place, by the pages they are on. */
export const disclosures: readonly Disclosure[] = [
  { place: 'home', path: '/', isWayToSafety: true },
  { place: 'the search', path: '/members', isWayToSafety: true },
  { place: 'the search, for a visitor', path: '/members', isVisitor: true },
  { place: 'a profile', path: profile, isWayToSafety: true },
  { place: 'a profile, for a visitor', path: profile, isVisitor: true },
  {
    place: 'photos over the page',
    path: profile,
    open: openPhotos,
    find: () => screen.queryByRole('dialog') ?? document.querySelector('main'),
  },
  { place: 'the deck', path: '/match-finder', isWayToSafety: true },
  { place: 'the likes', path: '/likes', isWayToSafety: true },
  { place: 'a mutual like', path: '/likes', open: likeBack, find: moment },
  { place: 'the list of chats', path: '/chats' },
  { place: 'a chat', path: chatPath, isWayToSafety: true },
  {
    place: 'the notifications',
    path: '/notifications',
    prepare: (world) => notify(world, own(world), { kind: 'like', about: fictionalMember.id }),
  },
  { place: 'the entry of a chat', path: `${profile}/chat`, isVisitor: true },
  { place: 'a sign-up for somebody', path: `${profile}/signup`, isVisitor: true },
  { place: 'the first members at the sign-up', path: '/signup', step: 6, prepare: forgetProfile },
  { place: 'the matches after the sign-up', path: '/signup-matches', isWayToSafety: true },
  { place: 'the error page', path: '/nowhere', isWayToSafety: true },
  {
    place: 'the list of those who are blocked',
    path: '/account',
    prepare: (world) => {
      world.blocks.push({ from: own(world), to: fictionalMember.id, at: world.now().toISOString() });
    },
  },
];
