import { notify, type World } from '@meetcute/mocks';
import { screen } from '@testing-library/dom';
import { forgetProfile, viewerOf } from '../faults/row.ts';
import { shownTexts } from '../open-site.tsx';
import { chatPath, fictionalMember } from './fictional-world.ts';
import type { OpenPlace, Place } from './open-place.ts';
import { requiredWords } from './required-words.ts';

/** A place in which every template must label fictional profiles. */
export interface Disclosure extends Place {
  /** Whether a logged-out visitor opens the page. Default: false. */
  isVisitor?: boolean;
  /** Whether the place must also offer to report and to block the member. Default: false. */
  isWayToSafety?: boolean;
  /** Step of the wizard that the viewer has reached. Default: none. */
  step?: number;
  /** Returns the element of the place. Default: the main part of the page. */
  find?: () => Element | null;
  /** Returns the element with the button to report or block. Default: the element of the place. */
  findSafety?: () => Element | null;
}

const profile = `/members/${fictionalMember.id}`;
const readViewerId = (world: World) => viewerOf(world).profile.id;

const main = () => document.querySelector('main');
const photosButton = () => screen.queryByRole('button', { name: shownTexts().t('profile:openPhotos') });

/** Opens the full-screen photos; profiles without that button lack the place. */
async function openPhotos({ user }: OpenPlace): Promise<void> {
  const button = photosButton();
  if (!button) return;
  await user.click(button);
  await screen.findByRole('dialog');
}

const mutualLike = () =>
  screen.queryByRole('dialog', {
    name: shownTexts().t('likes:mutual.title', { name: fictionalMember.name }),
  });

async function likeBack({ world, queryClient }: OpenPlace): Promise<void> {
  world.likes.push({
    from: readViewerId(world),
    to: fictionalMember.id,
    at: world.now().toISOString(),
    isNew: true,
  });
  await queryClient.invalidateQueries({ queryKey: ['getLikes'] });
}

/** Adds a like between the viewer and the fictional member. */
const like = (world: World, sender: string, recipient: string) =>
  world.likes.push({ from: sender, to: recipient, at: world.now().toISOString(), isNew: false });

/** Makes the fictional member ask for money, about which the conversation warns. */
function askForMoney({ conversations }: World): void {
  const [message] = [...conversations.values()].flatMap(({ messages }) => messages);
  message!.text = 'Please send me a gift card of 100 euro.';
}

const warning = () => document.querySelector(`[aria-label="${requiredWords('chat:hint.label')}"]`);

/** All places that require disclosures, by page. */
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
    find: () => screen.queryByRole('dialog') ?? (photosButton() ? null : main()),
  },
  { place: 'the deck', path: '/match-finder', isWayToSafety: true },
  { place: 'the likes', path: '/likes', isWayToSafety: true },
  {
    place: 'the likes that were sent',
    path: '/likes/sent',
    isWayToSafety: true,
    prepare: (world) => like(world, readViewerId(world), fictionalMember.id),
  },
  {
    place: 'the mutual likes',
    path: '/likes/mutual',
    isWayToSafety: true,
    prepare: (world) => like(world, readViewerId(world), fictionalMember.id),
  },
  { place: 'a mutual like', path: '/likes', open: likeBack, find: mutualLike },
  { place: 'the list of chats', path: '/chats' },
  { place: 'a chat', path: chatPath, isWayToSafety: true },
  {
    place: 'the warning about a message',
    path: chatPath,
    isWayToSafety: true,
    prepare: askForMoney,
    findSafety: warning,
  },
  {
    place: 'the notifications',
    path: '/notifications',
    prepare: (world) => notify(world, readViewerId(world), { kind: 'like', about: fictionalMember.id }),
  },
  { place: 'the entry of a chat', path: `${profile}/chat`, isVisitor: true },
  { place: 'a campaign sign-up', path: `${profile}/signup`, isVisitor: true },
  { place: 'the first members at the sign-up', path: '/signup', step: 6, prepare: forgetProfile },
  { place: 'the matches after the sign-up', path: '/signup-matches', isWayToSafety: true },
  { place: 'the error page', path: '/nowhere', isWayToSafety: true },
  {
    place: 'the list of blocked members',
    path: '/account',
    prepare: (world) => {
      world.blocks.push({ from: readViewerId(world), to: fictionalMember.id, at: world.now().toISOString() });
    },
  },
];
