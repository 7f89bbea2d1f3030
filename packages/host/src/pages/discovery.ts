import type { Settings } from '@meetcute/contract';
import { listAlternates, listedPaths } from '@meetcute/core';
import sharp from 'sharp';

type Site = Pick<Settings, 'domain' | 'signups' | 'languages'>;

/** Returns `robots.txt`: crawlers may open everything but the API, and find the list of pages. */
export const robotsTxt = ({ domain }: Pick<Site, 'domain'>): string =>
  `User-agent: *\nDisallow: /api/\nSitemap: https://${domain}/sitemap.xml\n`;

const entryOf = (address: string, site: Site): string => {
  const links = listAlternates(address, site).map(
    ([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
  );
  return `<url><loc>${address}</loc>${links.join('')}</url>`;
};

/** Returns `sitemap.xml`: the pages that search engines may list, each with the languages of the site. */
export const sitemapXml = (site: Site): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...listedPaths(site).map((path) => entryOf(`https://${site.domain}${path}`, site)),
    '</urlset>\n',
  ].join('\n');

/** Size of a social card in pixels, as previews of links expect it. */
const CARD = { width: 1200, height: 630 } as const;

/** Draws the card that previews of links show: the brand's mark on its background, as PNG. */
export async function drawSocialCard(mark: string, background: string): Promise<Uint8Array<ArrayBuffer>> {
  const size = 360;
  const icon = await sharp(Buffer.from(mark), { density: 72 * (size / 64) })
    .resize(size, size)
    .png()
    .toBuffer();
  const card = sharp({ create: { ...CARD, channels: 3, background } }).composite([{ input: icon }]);
  return new Uint8Array(await card.png({ compressionLevel: 9, palette: true }).toBuffer());
}
