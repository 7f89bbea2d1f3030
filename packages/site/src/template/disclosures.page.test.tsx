/**
 * Required disclosures of templates: the label of fictional profiles, the buttons to report and block, what visitors must
 * know before they join, adverts, legal links, and the price beside everything that is sold.
 * The test visits every template of the repository, and finds new ones by their folder. In one of them each place is
 * reported when one thing that it must show is missing.
 */
import { matchRoute, routes } from '@meetcute/core';
import { useMember, useSettings } from '@meetcute/react';
import { findBinding } from '../pages/bindings.ts';
import { useParams } from '../router/index.ts';
import { afterEach, expect, test } from 'vitest';
import { closeSites } from '../testing/open-site.tsx';
import { describeTemplate } from '../testing/describe-template.ts';
import { lacking } from '../testing/disclosures/missing-labels.ts';
import { visit } from '../testing/disclosures/visit.ts';
import { strange, visitHomePeople } from '../testing/disclosures/describe-home-people.ts';
import { visitJoinPage } from '../testing/disclosures/describe-join-facts.ts';
import { visitSale } from '../testing/disclosures/prices/describe-prices.ts';
import { sales, type Sale } from '../testing/disclosures/prices/sales.ts';
import { disclosures } from '../testing/disclosures/disclosures.ts';
import { expectReports } from '../testing/disclosures/expect-reports.ts';
import { readLookShare } from '../testing/disclosures/look-share.ts';
import { currentLook, looks, chooseLooks } from '../testing/disclosures/looks.ts';
import { repositoryTemplates } from '../testing/repository-templates.ts';
import { testTemplate } from '../testing/test-template.tsx';
import { defineTemplate } from './define-template.ts';
import type { LayoutProps } from './slots.ts';

for (const template of repositoryTemplates) {
  // The tables are the same for all templates, so each place is proven in one of them, on the page that is open.
  const prove = template.name === 'classic' ? expectReports : undefined;
  describeTemplate(template, prove, readLookShare(template.name));
}

test('each place has a phone in one template and a desktop in the other one, in both schemes in turn', () => {
  const [width] = looks[0]!.size;
  for (let index = 0; index < 8; index += 1) {
    const [even, odd] = (['even', 'odd'] as const).map((share) => chooseLooks(index, share));
    expect([...even!, ...odd!]).toEqual(expect.arrayContaining([...chooseLooks(index)]));
    expect([...even!, ...odd!].filter(({ size }) => size[0] === width)).toHaveLength(
      chooseLooks(index, 'even').length,
    );
  }
  const evenLooks = [0, 1, 2, 3].flatMap((index) => chooseLooks(index, 'even'));
  expect(new Set(evenLooks)).toEqual(new Set(looks));
});

test('finds the templates of the repository', () => {
  expect(repositoryTemplates.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['classic', 'nocturne']),
  );
});

afterEach(closeSites);

const profileDisclosure = disclosures.find(({ place }) => place === 'a profile')!;

/** A profile screen without any disclosure. */
function BareProfile() {
  const { data } = useMember(useParams()['memberId'] ?? '');
  return <h1>{data?.profile.name}</h1>;
}

test('reports every missing disclosure of a custom profile screen', async () => {
  const bare = defineTemplate({
    name: 'bare',
    extends: testTemplate,
    screens: { Profile: async () => ({ default: BareProfile }) },
  });
  const { lacks } = await visit(bare, profileDisclosure);
  await expect
    .poll(lacks)
    .toEqual([lacking.label, lacking.safety].map((words) => `a profile, ${currentLook()}: ${words}`));
});

const portrait = (size: number) =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 ${size}"/>`;

/** A hero with a picture of its own, and with people who have no label. */
function BareHero() {
  const { home_people: hasPeople } = useSettings();
  return (
    <main>
      <h1>Harbour</h1>
      <img src={portrait(3)} alt="" />
      {hasPeople && (
        <>
          <article data-part="person">Bo, 30</article>
          <article>
            <img src={portrait(4)} alt="" />
            Ada, 41
          </article>
        </>
      )}
    </main>
  );
}

test('reports invented people of any name on home that have no label', async () => {
  const parts = { Hero: async () => ({ default: BareHero }) };
  const { lacks } = await visitHomePeople(defineTemplate({ name: 'bare', extends: testTemplate, parts }));
  await expect
    .poll(lacks)
    .toEqual([lacking.label, strange].map((words) => `home, for a visitor, ${currentLook()}: ${words}`));
});

/** A sign-up without any disclosure. */
const BareSignUp = () => <h1>Join</h1>;

test('reports every fact that a custom sign-up does not state', async () => {
  const screens = { SignUp: async () => ({ default: BareSignUp }) };
  const { lacks } = await visitJoinPage(
    defineTemplate({ name: 'bare', extends: testTemplate, screens }),
    '/signup',
  );
  await expect
    .poll(lacks)
    .toEqual([
      expect.stringMatching(/^\/signup, .*: the words “Only for adults aged \d+ and over” are missing$/),
      expect.stringContaining('profiles that we made up'),
      expect.stringContaining('A message costs'),
    ]);
});

/** Packages, one of them with its price far below. */
const BareCredits = () => (
  <>
    <h1>Credits</h1>
    <p>20 credits</p>
    <p>50 credits</p>
    <p style={{ marginBlockStart: '60rem' }}>€11.99</p>
  </>
);

test.each([
  ['that it does not show', '“100 credits” is missing'],
  ['that is not on it', 'the price “€5.99” of “20 credits” is missing'],
  ['that is far away', 'px away from “50 credits”'],
])('reports a price of a custom page %s', async (_what, report) => {
  const screens = { Credits: async () => ({ default: BareCredits }) };
  const bare = defineTemplate({ name: 'bare', extends: testTemplate, screens });
  const sale = sales.find(({ place }) => place === 'the credits')!;
  const { lacks } = await visitSale(bare, sale);
  await expect.poll(lacks).toContainEqual(expect.stringContaining(report));
});

/** Routes with the texts of what is sold, without the one that ends it. */
const selling = routes
  .map(({ name }) => name)
  .filter((name) => findBinding(name).texts.includes('commerce') && name !== 'cancel');

const routeOfSale = ({ path }: Sale) => matchRoute(path.replace(/\?.*/, ''))?.name;

/** Returns the routes that sell, and that no place of a table visits. */
const findUnvisited = (table: readonly Sale[]) =>
  selling.filter((name) => table.every((sale) => routeOfSale(sale) !== name));

test('visits every page that sells', () => {
  expect(selling).toHaveLength(6);
  expect(findUnvisited(sales)).toEqual([]);
});

test.each(selling)('misses a page that sells without its places: %s', (name) => {
  expect(findUnvisited(sales.filter((sale) => routeOfSale(sale) !== name))).toEqual([name]);
});

test.each([
  ['beside', false],
  ['on', true],
])('finds the price of a message %s the button that sends', async (where, isOn) => {
  const sale = sales.find(({ place }) => place === `a chat, ${where} the button that sends`)!;
  const { required } = await visitSale(testTemplate, sale);
  const [price] = required().filter(({ missing }) => missing.startsWith('the price'));
  expect(price!.elements.map((element) => element.closest('button') !== null)).toEqual([isOn]);
});

const photo = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

test.each(['a name', 'a photo'])('requires a label for a second place with %s', async (which) => {
  const Layout = ({ children }: LayoutProps) => (
    <main>
      {children}
      <article>
        {which === 'a name' ? (
          <h2>Fenna, 34</h2>
        ) : (
          <a href={profileDisclosure.path}>
            <img src={photo} alt="" width="40" height="40" />
          </a>
        )}
      </article>
    </main>
  );
  const layouts = { default: async () => ({ default: Layout }) };
  const twice = defineTemplate({ name: 'twice', extends: testTemplate, layouts });
  const { lacks } = await visit(twice, profileDisclosure);
  await expect.poll(lacks).toEqual([expect.stringContaining(lacking.eachLabel)]);
});
