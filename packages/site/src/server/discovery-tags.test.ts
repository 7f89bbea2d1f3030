import { LANGUAGES } from '@meetcute/contract';
import { expect, test } from 'vitest';
import { discoveryTags, type Discovery } from './discovery-tags.ts';

const tags = (path: string, change: Partial<Discovery> = {}): string =>
  discoveryTags({
    url: new URL(`http://localhost:3000${path}`),
    settings: { domain: 'lindenlane.example', name: 'Linden & Lane', signups: 'all' },
    title: 'Questions – "Linden"',
    description: 'Short <answers>.',
    locale: 'de',
    status: 200,
    ...change,
  });

test('names the address of the site’s domain, and the same page in every language', () => {
  const html = tags('/pages/faq?ref=advert');
  expect(html).toContain('<link rel="canonical" href="https://lindenlane.example/pages/faq">');
  expect(html).toContain('hreflang="x-default" href="https://lindenlane.example/pages/faq"');
  for (const code of LANGUAGES)
    expect(html).toContain(`hreflang="${code}" href="https://lindenlane.example/pages/faq?lang=${code}"`);
});

test('a page in a named language is its own canonical address; an unknown language is ignored', () => {
  expect(tags('/?lang=pl')).toContain('<link rel="canonical" href="https://lindenlane.example/?lang=pl">');
  expect(tags('/?lang=xx')).toContain('<link rel="canonical" href="https://lindenlane.example/">');
});

const site = { domain: 'lindenlane.example', name: 'Linden & Lane', signups: 'all' };
const hreflangs = (html: string) => [...html.matchAll(/hreflang="([^"]+)"/g)].map(([, code]) => code);

test('names the languages of the site alone, and none for a single one', () => {
  const two = tags('/pages/faq', { settings: { ...site, languages: ['de', 'en'] } });
  expect(hreflangs(two)).toEqual(['x-default', 'de', 'en']);
  const one = tags('/pages/faq?lang=de', { settings: { ...site, languages: ['de'] } });
  expect(hreflangs(one)).toEqual([]);
  expect(one).toContain('<link rel="canonical" href="https://lindenlane.example/pages/faq">');
});

test('a language that the site does not offer is ignored', () => {
  const html = tags('/?lang=pl', { settings: { ...site, languages: ['de', 'en'] } });
  expect(html).toContain('<link rel="canonical" href="https://lindenlane.example/">');
});

test('the slash at the end of an address is not part of the canonical one', () => {
  const html = tags('/pages/faq/?lang=pl');
  expect(html).toContain('<link rel="canonical" href="https://lindenlane.example/pages/faq?lang=pl">');
  expect(html).not.toContain('faq/');
});

test('names language and country of the card', () => {
  expect(tags('/')).toContain('<meta property="og:locale" content="de_DE">');
  expect(tags('/', { locale: 'en' })).toContain('<meta property="og:locale" content="en_US">');
});

const byInvitation = { domain: 'lindenlane.example', name: 'Linden Lane', signups: 'none' };

test('escapes title, description and name', () => {
  const html = tags('/');
  expect(html).toContain('content="Questions – &quot;Linden&quot;"');
  expect(html).toContain('content="Short &lt;answers&gt;."');
  expect(html).toContain('content="Linden &amp; Lane"');
});

test.each([
  ['/members/ab12', {}],
  ['/members', {}],
  ['/landers/video', {}],
  ['/signup', { settings: byInvitation }],
  ['/nowhere', { status: 404 }],
  ['/pages/faq', { status: 500 }],
])('%s with %j is not listed', (path, change) => {
  const html = tags(path, change);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/canonical|hreflang|og:/);
});
