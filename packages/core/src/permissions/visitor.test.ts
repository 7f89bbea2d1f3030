import { expect, test } from 'vitest';
import { canSearch, canSignUp, hasTrafficSource, isOpenToVisitors, needsTrafficSource } from './visitor.ts';

const nowhere = { network: null, ref: null, sub1: null, sub2: null, sub3: null };
const campaign = { ...nowhere, ref: 'summer' };

const signUps = [
  { rule: 'signup.allowed-when-signups-all', signups: 'all', source: null, expected: true },
  {
    rule: 'signup.allowed-with-trafficsource-param',
    signups: 'with_trafficsource',
    source: campaign,
    expected: true,
  },
  {
    rule: 'signup.blocked-with-trafficsource-without-param',
    signups: 'with_trafficsource',
    source: nowhere,
    expected: false,
  },
  { rule: 'signup.blocked-when-invite-only', signups: 'invite', source: campaign, expected: false },
];

for (const { rule, signups, source, expected } of signUps) {
  test(
    `signups "${signups}" ${expected ? 'lets' : 'keeps'} a visitor ${expected ? 'in' : 'out'}`,
    { meta: { spec: [rule] } },
    () => {
      expect(canSignUp({ signups }, source)).toBe(expected);
    },
  );
}

const searches = [
  {
    rule: 'search.visible-when-logged-in',
    user: {},
    all: 'none',
    campaigns: 'none',
    source: null,
    expected: true,
  },
  {
    rule: 'search.visible-when-logged-out-search-not-none',
    user: null,
    all: 'all',
    campaigns: 'none',
    source: null,
    expected: true,
  },
  {
    rule: 'search.visible-when-trafficsource-variant-not-none',
    user: null,
    all: 'none',
    campaigns: 'all',
    source: campaign,
    expected: true,
  },
  {
    rule: 'search.hidden-otherwise',
    user: null,
    all: 'none',
    campaigns: 'none',
    source: campaign,
    expected: false,
  },
  {
    rule: 'search.hidden-otherwise',
    user: null,
    all: 'none',
    campaigns: 'all',
    source: null,
    expected: false,
  },
] as const;

for (const [index, { rule, user, all, campaigns, source, expected }] of searches.entries()) {
  test(
    `the search is ${expected ? 'open' : 'closed'} (${index}: ${rule})`,
    { meta: { spec: [rule] } },
    () => {
      const settings = { logged_out_search: all, logged_out_search_trafficsource: campaigns };
      expect(canSearch({ user, settings, trafficSource: source })).toBe(expected);
    },
  );
}

test.each([
  ['all', 'all', 'all', false],
  ['invite', 'none', 'none', false],
  ['with_trafficsource', 'none', 'none', true],
  ['all', 'none', 'all', true],
  ['invite', 'none', 'all', true],
] as const)(
  'signups %s and searches %s, %s need a traffic source: %s',
  (signups, all, campaigns, expected) => {
    const settings = { signups, logged_out_search: all, logged_out_search_trafficsource: campaigns };
    expect(needsTrafficSource(settings)).toBe(expected);
  },
);

test('a traffic source counts if any of its parts is known', () => {
  expect(hasTrafficSource(null)).toBe(false);
  expect(hasTrafficSource({ ...nowhere, sub1: '' })).toBe(false);
  expect(hasTrafficSource({ ...nowhere, sub3: 'x' })).toBe(true);
});

test.each([
  ['none', 'none', false],
  ['all', 'all', true],
  ['all', 'none', true],
  ['none', 'all', true],
] as const)(
  'a search of visitors (%s, with a campaign %s) shows them members: %s',
  (all, campaigns, isOpen) => {
    const settings = { logged_out_search: all, logged_out_search_trafficsource: campaigns };
    expect(isOpenToVisitors(settings)).toBe(isOpen);
  },
);
