import { href, PAGE_SIZE } from '@meetcute/core';
import type { World } from '@meetcute/mocks';
import { screen } from '@testing-library/dom';
import { viewerOf } from '../faults/row.ts';
import { testTexts } from '../openSite.tsx';
import { findWords } from '../paint/sample.ts';
import { fictionalMember } from './fictionalWorld.ts';
import type { WantedWords } from './missingWords.ts';

/** A place in which every template must show words that are not about a single member. */
export interface Notice {
  /** Name of the place; part of the test name. */
  place: string;
  /** Address of the page. */
  path: string;
  /** Kind of viewer. */
  viewer: 'visitor' | 'paid' | 'unpaid';
  /** Changes the world before the page opens. */
  prepare?: (world: World) => void;
  /** Opens the place on the page. Default: the page itself. */
  open?: () => Promise<unknown>;
  /** Returns what must be readable there; empty while the place isn't there. */
  find: () => readonly WantedWords[];
}

const company = 'Lumen Cams BV';
const WEEK = 7 * 86_400_000;

/** Adds enough members for adverts among them, for a member to whom adverts are shown. */
function addAdverts(world: World): void {
  const { settings, members } = world;
  const fictional = members.get(fictionalMember.id)!;
  for (let number = 1; number <= PAGE_SIZE; number += 1) {
    const id = `other-${number}`;
    members.set(id, { ...fictional, profile: { ...fictional.profile, id, online: false } });
  }
  Object.assign(settings, { search_paging: 'pages', member_resell: ['cams', 'camads'] });
  settings.advertisers = { cams: company, camads: company };
  viewerOf(world).signupDate = new Date(world.now().getTime() - WEEK).toISOString();
}

/** Returns the words of every element that a selector matches, each of which must be readable. */
const allWords = (selector: string): WantedWords[] =>
  [...document.querySelectorAll(selector)]
    .flatMap((element) => findWords(element, ''))
    .map((sample) => ({ words: sample.words, samples: [sample] }));

const why = () => testTexts.t('common:advertWhy');

/** Returns the labels and the explaining buttons of the adverts on the page; a label in words for each advert. */
function findAdverts(): WantedWords[] {
  const reasons = allWords("[data-part='why']");
  const labels = findWords(document.body, testTexts.t('common:advert'));
  if (reasons.length === 0 || labels.length < reasons.length) return [];
  return [...reasons, ...allWords("[data-part='advert']")];
}

async function openReason(): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name: why() });
  button!.click();
  await screen.findByRole('dialog');
}

const legalKeys = ['terms', 'privacy', 'prices', 'cookies', 'service', 'complaints', 'cancel'] as const;

/** Returns the links to legal and service pages. */
const findLegalLinks = (): WantedWords[] =>
  legalKeys.map((key) => {
    const words = testTexts.t(`shell:${key}`);
    const links = [...document.querySelectorAll('a')].filter(({ textContent }) => textContent === words);
    return { words, samples: links.flatMap((link) => findWords(link, words)) };
  });

const legal = (position: string, path: string, viewer: Notice['viewer'] = 'visitor'): Notice => ({
  place: `the legal links ${position}`,
  path,
  viewer,
  find: findLegalLinks,
});

/** All places of adverts and legal links. */
export const notices: readonly Notice[] = [
  { place: 'the adverts', path: '/members', viewer: 'unpaid', prepare: addAdverts, find: findAdverts },
  {
    place: 'the explanation of an advert',
    path: '/members',
    viewer: 'unpaid',
    prepare: addAdverts,
    open: openReason,
    find: () => allWords("[data-part='reason']"),
  },
  legal('below the default layout', '/members'),
  legal('in the list of chats', href('chats'), 'paid'),
  legal('below the layout of landing pages', `/members/${fictionalMember.id}/signup`),
  legal('below the empty layout', '/landers/video'),
];
