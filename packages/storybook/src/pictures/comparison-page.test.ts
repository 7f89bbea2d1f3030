import { expect, test } from 'vitest';
import { comparisonPage, type ChangedShot, type ComparisonResult } from './comparison-page.ts';

const shot = (id: string, brand: string, pixels: number): ChangedShot => ({
  id,
  brand,
  scheme: 'dark',
  width: 390,
  pixels,
  before: `before/${id}.png`,
  after: `after/${id}.png`,
  difference: `difference/${id}.png`,
});

const result: ComparisonResult = {
  base: 'v0.2.0',
  head: 'the working tree',
  stories: [
    { id: 'chats', name: 'Screens/Chats: Member' },
    { id: 'home', name: 'Screens/Home: <Any> "brand"' },
    { id: 'login', name: 'Screens/Login: Visitor' },
  ],
  changed: [shot('home', 'classic', 1), shot('home', 'nocturne', 12_345), shot('chats', 'classic', 7)],
  equal: 1200,
  added: [{ id: 'new', name: 'Screens/New' }],
  removed: [{ id: 'old', name: 'Screens/Old & gone' }],
  missing: ['login in classic-dark-390 before: Timeout'],
};

const page = comparisonPage(result);

test('shows before, after, difference and the number of pixels, by screen', () => {
  for (const path of ['before/home.png', 'after/home.png', 'difference/home.png'])
    expect(page).toContain(`<img src="${path}"`);
  expect(page).toContain('<small>12,345 pixels</small>');
  expect(page).toContain('<small>1 pixel</small>');
  expect(page).toContain('3 pictures of 2 stories differ, 1,200 are equal.');
  expect(page.indexOf('id="chats"')).toBeLessThan(page.indexOf('id="home"'));
  expect(page).not.toContain('id="login"');
});

test('lists added and removed stories and missing pictures', () => {
  expect(page).toContain('<h2>Added stories</h2><ul><li>Screens/New <code>new</code></li></ul>');
  expect(page).toContain('Screens/Old &amp; gone');
  expect(page).toContain('login in classic-dark-390 before: Timeout');
});

test('writes names as text', () => {
  expect(page).toContain('Screens/Home: &lt;Any&gt; &quot;brand&quot;');
  expect(page).not.toContain('<Any>');
});

test('is one file without scripts, whose links lead into it or to its pictures', () => {
  expect(page).not.toMatch(/<script|<link|https?:/);
  for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(page).toContain(`id="${target}"`);
  expect(page).toContain(
    'body:has(#brand-nocturne:not(:checked)) .change[data-brand="nocturne"]{display:none}',
  );
});

test('says that nothing differs, without headings of empty lists', () => {
  const empty = comparisonPage({ ...result, changed: [], added: [], removed: [], missing: [] });
  expect(empty).toContain('<p>No picture differs.</p>');
  expect(empty).toContain('0 pictures of 0 stories differ');
  expect(empty).not.toMatch(/<nav|Added stories|Removed stories|Missing pictures|<fieldset/);
});
