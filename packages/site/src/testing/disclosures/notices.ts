import { href, PAGE_SIZE } from '@meetcute/core';
import type { World } from '@meetcute/mocks';
import { screen } from '@testing-library/dom';
import { viewerOf } from '../faults/row.ts';
import { findWords } from '../paint/sample.ts';
import { fictionalMember } from './fictional-world.ts';
import type { WantedWords } from './missing-words.ts';
import type { Place } from './open-place.ts';
import { requiredWords } from './required-words.ts';
import { sellCredits } from './prices/selling-world.ts';

/** A place in which every template must show words that are not about a single member. */
export interface Notice extends Place {
  /** Kind of viewer. */
  viewer: 'visitor' | 'paid' | 'unpaid';
  /** Returns what must be readable there with the settings of the site; empty while the place isn't there. */
  find: (settings: World['settings']) => readonly WantedWords[];
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

const wordsIn = (place: Element, ...texts: readonly string[]): WantedWords[] =>
  texts.map((words) => ({ words, samples: findWords(place, words) }));

const why = requiredWords('common:advertWhy');

const linksToPartners = (place: ParentNode) => place.querySelectorAll('a[rel~=sponsored]');

/** Returns the largest element with no other link to a partner than this one. */
function advertOf(link: Element): Element {
  let advert = link;
  while (advert.parentElement && linksToPartners(advert.parentElement).length === 1)
    advert = advert.parentElement;
  return advert;
}

/** Returns what each advert must say: that it is one, who pays, and why it is shown. */
const findAdverts = (): WantedWords[] =>
  [...linksToPartners(document)].flatMap((link) =>
    wordsIn(advertOf(link), requiredWords('common:advert'), company, why),
  );

async function openReason(): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name: why });
  button!.click();
  await screen.findByRole('dialog');
}

/** Returns what the explanation of an advert that depends on the search must say. */
function findReason({ name: siteName }: World['settings']): WantedWords[] {
  const dialog = screen.queryByRole('dialog');
  const sentences = [
    requiredWords('adverts:payer', { advertiser: company, siteName }),
    ...(['audience', 'search', 'profile'] as const).map((key) => requiredWords(`adverts:${key}`)),
  ];
  return dialog ? wordsIn(dialog, why, ...sentences) : [];
}

const legalKeys = [
  'terms',
  'privacy',
  'prices',
  'cookies',
  'faq',
  'safety',
  'imprint',
  'complaints',
  'cancel',
  'returnPolicy',
  'accessibility',
] as const;

/** Turns on everything that a site can name in its footer: what it sells, the return policy, and the company. */
function nameAll({ settings }: World): void {
  Object.assign(settings.navigation, { credits: true, premium: true });
  Object.assign(settings.footer, { returnPolicy: true, company: true });
}

/** Returns the links to legal and service pages, and the company that runs the site with the minimum age. */
function findLegalLinks({ company_name: siteCompany, min_age: age }: World['settings']): WantedWords[] {
  const links = legalKeys.map((key) => {
    const words = requiredWords(`shell:${key}`);
    const matchingLinks = [...document.querySelectorAll('a')].filter(
      ({ textContent }) => textContent === words,
    );
    return { words, samples: matchingLinks.flatMap((link) => findWords(link, words)) };
  });
  const imprint = requiredWords('shell:company', { company: siteCompany, age });
  return [...links, { words: imprint, samples: findWords(document.body, imprint) }];
}

const legal = (position: string, path: string, viewer: Notice['viewer'] = 'visitor'): Notice => ({
  place: `the legal links ${position}`,
  path,
  viewer,
  prepare: nameAll,
  find: findLegalLinks,
});

const orderPath = href('credits-creditId-paymentMethod', { creditId: 'credits-50' });

/** Returns the terms and the return policy beside the button that orders, above the footer with the same links. */
function findOrderTerms(): WantedWords[] {
  const button = [...document.querySelectorAll('main button')].find(({ textContent }) =>
    textContent.includes(requiredWords('commerce:order.submit')),
  );
  const place = button?.closest('[data-part="submit"]');
  return (['terms', 'returnPolicy'] as const).map((key) => {
    const words = requiredWords(`shell:${key}`);
    return { words, samples: place ? findWords(place, words) : [] };
  });
}

/** All places of adverts and legal links. */
export const notices: readonly Notice[] = [
  { place: 'the adverts', path: '/members', viewer: 'unpaid', prepare: addAdverts, find: findAdverts },
  {
    place: 'the explanation of an advert',
    path: '/members',
    viewer: 'unpaid',
    prepare(world) {
      addAdverts(world);
      world.settings.member_resell = ['cams'];
    },
    open: openReason,
    find: findReason,
  },
  legal('below the default layout', '/members'),
  legal('in the list of chats', href('chats'), 'paid'),
  legal('below the layout of landing pages', `/members/${fictionalMember.id}/signup`),
  legal('below the empty layout', '/landers/video'),
  {
    place: 'the terms beside the button that orders',
    path: orderPath,
    viewer: 'unpaid',
    prepare: sellCredits,
    find: findOrderTerms,
  },
];
