/**
 * Required disclosures of templates: the label of fictional profiles, the buttons to report and block, and what visitors
 * must know before they join.
 * The test visits every template of the repository, and finds new ones by their folder.
 */
import { useMember } from '@meetcute/react';
import { useParams } from '../router/index.ts';
import { afterEach, expect, test } from 'vitest';
import { closeSites } from '../testing/openSite.tsx';
import { describeDisclosures, lacking, visit } from '../testing/disclosures/describeDisclosures.ts';
import { describeJoinFacts, visitJoinPage } from '../testing/disclosures/describeJoinFacts.ts';
import { disclosures } from '../testing/disclosures/disclosures.ts';
import { looks, putOn } from '../testing/disclosures/looks.ts';
import { testTemplate } from '../testing/testTemplate.tsx';
import { defineTemplate, type Template } from './defineTemplate.ts';
import type { LayoutProps } from './slots.ts';

const modules = import.meta.glob<Record<string, Template>>('../../../../templates/*/src/template.ts', {
  eager: true,
});
const templates = Object.values(modules).flatMap((exported) => Object.values(exported));

for (const template of templates) {
  describeDisclosures(template);
  describeJoinFacts(template);
}

test('finds the templates of the repository', () => {
  expect(templates.map(({ name }) => name)).toEqual(expect.arrayContaining(['classic', 'nocturne']));
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
  await expect.poll(lacks).toEqual([lacking.label, lacking.safety]);
});

/** A sign-up without any disclosure. */
const BareSignUp = () => <h1>Join</h1>;

test('reports every fact that a custom sign-up does not state', async () => {
  const screens = { SignUp: async () => ({ default: BareSignUp }) };
  const lacks = await visitJoinPage(
    defineTemplate({ name: 'bare', extends: testTemplate, screens }),
    '/signup',
  );
  await expect.poll(lacks).toEqual(['age', 'fictional', 'price']);
});

/** Creates a template whose layout adds styles. */
function styledBy(css: string): Template {
  const Layout = ({ children }: LayoutProps) => (
    <>
      <style>{css}</style>
      {children}
    </>
  );
  const layouts = { default: async () => ({ default: Layout }) };
  return defineTemplate({ name: 'hiding', extends: testTemplate, layouts });
}

test.each([
  'display: none',
  'opacity: 0',
  'visibility: hidden',
  'font-size: 0',
  'color: transparent',
  '-webkit-text-fill-color: rgb(0 0 0 / 0.1)',
  'position: absolute; inset-inline-start: -999px',
  'display: block; text-indent: -999px',
  'display: block; clip-path: inset(50%)',
  'position: absolute; clip-path: inset(50%); inline-size: 1px; overflow: hidden',
])('reports an invisible label: %s', async (css) => {
  const hiding = styledBy(`[data-part='fictional'] { ${css.replaceAll(';', ' !important;')} !important }`);
  const { lacks } = await visit(hiding, profileDisclosure);
  await expect.poll(lacks).toEqual([lacking.label]);
});

test.each(['max-block-size: 0; overflow: hidden', 'opacity: 0.1'])(
  'reports a label inside a hiding container: %s',
  async (css) => {
    const hiding = styledBy(`:has(> [data-part='fictional']) { ${css} }`);
    const { lacks } = await visit(hiding, profileDisclosure);
    await expect.poll(lacks).toContain(lacking.label);
  },
);

test.each([
  ['on a phone', '@media (max-width: 45rem) { [data-part="fictional"] { display: none !important } }'],
  ['on a desktop', '@media (min-width: 45rem) { [data-part="fictional"] { display: none !important } }'],
  ['in the dark', '[data-scheme="dark"] [data-part="fictional"] { color: transparent !important }'],
])('reports a label that is hidden only %s', async (_where, css) => {
  const { lacks } = await visit(styledBy(css), profileDisclosure);
  const reports: string[] = [];
  for (const look of looks) {
    await putOn(look);
    reports.push(lacks().join());
  }
  expect(reports.toSorted()).toEqual(['', '', lacking.label, lacking.label]);
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
  await expect.poll(lacks).toEqual([lacking.eachLabel]);
});
