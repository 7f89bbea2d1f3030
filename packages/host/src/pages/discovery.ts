import type { Settings } from '@meetcute/contract';
import { inLanguage, listedPaths } from '@meetcute/core';
import { localeCodes } from '@meetcute/i18n';
import sharp from 'sharp';

type Site = Pick<Settings, 'domain' | 'signups'>;

/** Returns `robots.txt`: crawlers may open everything but the API, and find the list of pages. */
export const robotsTxt = ({ domain }: Pick<Site, 'domain'>): string =>
  `User-agent: *\nDisallow: /api/\nSitemap: https://${domain}/sitemap.xml\n`;

const entryOf = (address: string): string => {
  const link = (code: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`;
  const links = localeCodes.map((code) => link(code, inLanguage(address, code)));
  return `<url><loc>${address}</loc>${link('x-default', address)}${links.join('')}</url>`;
};

/** Returns `sitemap.xml`: the pages that search engines may list, each with its languages. */
export const sitemapXml = ({ domain, signups }: Site): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...listedPaths({ signups }).map((path) => entryOf(`https://${domain}${path}`)),
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
