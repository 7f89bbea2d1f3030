import { createWorld, respond } from '@meetcute/mocks';
import { expect, test } from 'vitest';
import { testTemplate } from '../testing/test-template.tsx';
import { createSiteServer } from './create-site-server.tsx';

const manifest = { 'src/entry-browser.ts': { file: 'assets/entry-1.js', isEntry: true } };
const server = createSiteServer(testTemplate, { manifest, buildId: 'b1' });

const sensitive = { smoking: 'never', looking_for: 'Somebody who walks slowly.' };

/** Returns the document of a member's profile with these values, and with a consent to the sensitive ones. */
async function drawProfile(viewer: 'visitor' | 'member', personal: Record<string, string>): Promise<string> {
  const world = createWorld({ viewer });
  const member = [...world.members.values()].findLast(({ profile }) => !profile.fictional)!;
  member.profile = { ...member.profile, name: 'Marit', personal };
  member.sensitiveConsent = { fields: Object.keys(sensitive), given_at: world.now().toISOString() };
  const response = await server.render(new Request(`http://brand.test/members/${member.profile.id}`), {
    fetch: (input, init) => respond(world, new Request(input, init)),
    settings: world.settings,
    nonce: 'abc',
  });
  return response.text();
}

/** Returns the names of the texts and fields that a document shows. */
const headingsOf = (html: string) => [...html.matchAll(/<(?:h2|dt)[^>]*>([^<]*)</g)].map(([, text]) => text);

test('draws a profile for a visitor without sensitive details, and for a member with them', async () => {
  const personal = { about_me: 'I bake.', hair: 'red', ...sensitive };
  const [visitorHtml, complete] = [
    await drawProfile('visitor', personal),
    await drawProfile('member', personal),
  ];
  expect(complete).toContain(sensitive.looking_for);
  expect(headingsOf(complete)).toEqual(expect.arrayContaining(['What I’m looking for', 'Smoking']));
  expect(visitorHtml).toContain('I bake.');
  // Neither the page nor the results that it hands over to its script.
  expect(visitorHtml).not.toContain(sensitive.looking_for);
  expect(visitorHtml).not.toMatch(/"smoking":"never"|looking_for":"Some/);
  expect(headingsOf(visitorHtml)).toEqual(
    headingsOf(complete).filter((text) => text !== 'What I’m looking for' && text !== 'Smoking'),
  );
});

test('draws a profile of sensitive details alone for a visitor without holes or untrue words', async () => {
  const visitorHtml = await drawProfile('visitor', sensitive);
  expect(visitorHtml).toMatch(/<h1[^>]*>Marit/);
  expect(headingsOf(visitorHtml)).toEqual([]);
  const { 1: page } = /<main(.*)<\/main>/s.exec(visitorHtml)!;
  expect(page?.match(/<dl|Marit hasn’t written/g)).toBeNull();
});
