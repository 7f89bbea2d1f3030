import { LANGUAGES } from '@meetcute/contract';
import { listedPaths } from '@meetcute/core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawSocialCard, robotsTxt, sitemapXml } from './discovery.ts';

const site = { domain: 'lindenlane.example', signups: 'all' };

test('robots.txt names the sitemap of the site’s domain', () => {
  expect(robotsTxt(site)).toContain('\nSitemap: https://lindenlane.example/sitemap.xml\n');
});

test('the sitemap has each listed page once, in every language and with a default', () => {
  const xml = sitemapXml(site);
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(listedPaths(site).map((path) => `https://lindenlane.example${path}`));
  expect(xml.match(/<xhtml:link /g)).toHaveLength((LANGUAGES.length + 1) * listedPaths(site).length);
  expect(xml).toContain('hreflang="pl" href="https://lindenlane.example/pages/faq?lang=pl"');
});

test('the sitemap has the languages of the site alone, and none of a site in one language', () => {
  const codes = (xml: string) => [...xml.matchAll(/hreflang="([^"]+)"/g)].map(([, code]) => code);
  expect(new Set(codes(sitemapXml({ ...site, languages: ['de', 'nl'] })))).toEqual(
    new Set(['x-default', 'de', 'nl']),
  );
  expect(codes(sitemapXml({ ...site, languages: ['pl'] }))).toEqual([]);
});

test('the sitemap of a site by invitation has no sign-up', () => {
  expect(sitemapXml(site)).toContain('<loc>https://lindenlane.example/signup</loc>');
  expect(sitemapXml({ ...site, signups: 'none' })).not.toContain('/signup');
});

test('the social card has the size of previews and the brand’s background', async () => {
  const mark =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="20" fill="#ff0000"/></svg>';
  const card = sharp(await drawSocialCard(mark, '#102030'));
  const { data, info } = await card.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const readPixel = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ];
  expect(readPixel(5, 5)).toEqual([0x10, 0x20, 0x30]);
  expect(readPixel(600, 315)).toEqual([255, 0, 0]);
});
