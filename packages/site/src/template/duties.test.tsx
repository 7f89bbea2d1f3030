/**
 * What no template drops: the words for who is made up, and the ways to report and to block. Every template of the
 * repository is walked through; one that is added is found by its folder.
 */
import { useMember } from '@meetcute/react';
import { cleanup } from '@testing-library/react';
import { useParams } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { describeDuties, lacking, visit } from '../testing/duties/describeDuties.ts';
import { duties } from '../testing/duties/duties.ts';
import { testTemplate } from '../testing/testTemplate.tsx';
import { defineTemplate, type Template } from './defineTemplate.ts';
import type { LayoutProps } from './slots.ts';

const modules = import.meta.glob<Record<string, Template>>('../../../../templates/*/src/template.ts', {
  eager: true,
});
const templates = Object.values(modules).flatMap((exported) => Object.values(exported));

for (const template of templates) describeDuties(template);

test('the templates of the repository are there to be walked through', () => {
  expect(templates.map(({ name }) => name)).toEqual(expect.arrayContaining(['classic', 'nocturne']));
});

afterEach(cleanup);

const profileDuty = duties.find(({ place }) => place === 'a profile')!;

/** A profile that forgets what it owes. */
function BareProfile() {
  const { data } = useMember(useParams()['memberId'] ?? '');
  return <h1>{data?.profile.name}</h1>;
}

test('a template whose own profile says and offers nothing is told what is missing', async () => {
  const bare = defineTemplate({
    name: 'bare',
    extends: testTemplate,
    screens: { Profile: async () => ({ default: BareProfile }) },
  });
  const { lacks } = await visit(bare, profileDuty);
  await expect.poll(lacks, { timeout: 5000 }).toEqual([lacking.label, lacking.safety]);
});

test.each([
  'display: none',
  'opacity: 0',
  'visibility: hidden',
  'font-size: 0',
  'position: absolute; clip-path: inset(50%); inline-size: 1px; overflow: hidden',
])('words that nobody can see are missing: %s', async (css) => {
  const Layout = ({ children }: LayoutProps) => (
    <>
      <style>{`[data-part='fictional'] { ${css} !important }`}</style>
      {children}
    </>
  );
  const layouts = { default: async () => ({ default: Layout }) };
  const hiding = defineTemplate({ name: 'hiding', extends: testTemplate, layouts });
  const { lacks } = await visit(hiding, profileDuty);
  await expect.poll(lacks, { timeout: 5000 }).toEqual([lacking.label]);
});
