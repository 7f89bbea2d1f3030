import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A change that breaks what a brand may not break. */
export interface Sabotage {
  /** Name in the output. */
  readonly name: string;
  /** Check that reports it. */
  readonly check: string;
  /** Words of the report. */
  readonly report: string;
  /** File of the brand, and its text after the change. */
  readonly file: string;
  readonly change: (text: string) => string;
}

/** Adds a property to the template. */
const inTemplate = (property: string) => (text: string) =>
  text.replace('  icon,\n', `  icon,\n  ${property},\n`);

/** Adds a style for the whole page to the logo. */
const inLogo = (css: string) => (text: string) =>
  text
    .replace('import { styled } from', 'import { createGlobalStyle, styled } from')
    .replace('const Row =', `const Page = createGlobalStyle\`${css}\`;\n\nconst Row =`)
    .replace('<Row data-part="logo">', '<Row data-part="logo"><Page />');

/** Changes the site file. */
const inSite =
  (change: (site: { settings: Record<string, unknown> } & Record<string, unknown>) => object) =>
  (text: string) =>
    JSON.stringify(change(JSON.parse(text) as never), null, 2);

const SITE = 'sites/aurora.json';

/** Everything that `meetcute check` must notice, with a sentence that names it. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an unknown token',
    check: 'template',
    report: "no token 'tokens.colour'",
    file: 'src/tokens.ts',
    change: (text) =>
      text.replace(/\};\s*$/, "  // @ts-expect-error: it does not exist.\n  colour: 'red',\n};\n"),
  },
  {
    name: 'a misspelt slot',
    check: 'types',
    report: 'Logoo',
    file: 'src/template.ts',
    change: (text) => text.replace('Logo:', 'Logoo:'),
  },
  {
    name: 'a font without measures',
    check: 'template',
    report: 'has no sizeAdjust',
    file: 'src/template.ts',
    change: inTemplate(
      "fonts: [{ family: 'Own', files: { latin: '', latinExt: '' }, weight: '400', fallback: {} } as never]",
    ),
  },
  {
    name: 'an accent without contrast',
    check: 'contrast',
    report: 'on surface oklch',
    file: 'src/tokens.ts',
    change: (text) => text.replace(/accent: '[^']+'/, "accent: 'oklch(0.97 0.02 200)'"),
  },
  {
    name: 'an icon of one colour',
    check: 'icon',
    report: 'the icon is one colour',
    file: 'src/icon.ts',
    change: (text) => text.replaceAll(/stroke="#\w+"/g, 'stroke="none"'),
  },
  {
    name: 'an icon that loads something',
    check: 'icon',
    report: 'loads something or runs code',
    file: 'src/icon.ts',
    change: (text) => text.replace('</svg>', '<image href="https://example.com/a.png"/></svg>'),
  },
  {
    name: 'data of the demo in a real site',
    check: 'sites',
    report: 'which is invented',
    file: SITE,
    change: inSite(({ demo: _, ...site }) => site),
  },
  {
    name: 'an unknown template in a site',
    check: 'sites',
    report: "is 'velvet', which is no template",
    file: SITE,
    change: inSite((site) => ({ ...site, settings: { ...site.settings, template: 'velvet' } })),
  },
  {
    name: 'adverts without advertisers',
    check: 'sites',
    report: 'settings.advertisers',
    file: SITE,
    change: inSite((site) => ({ ...site, settings: { ...site.settings, advertisers: {} } })),
  },
  {
    name: 'a misspelt setting',
    check: 'sites',
    report: 'min_agee',
    file: SITE,
    change: inSite((site) => ({ ...site, settings: { ...site.settings, min_agee: 18 } })),
  },
  {
    name: 'a disclosure in other words',
    check: 'template',
    report: 'common:fictional',
    file: 'src/template.ts',
    change: inTemplate("texts: { en: { 'common:fictional.label': 'Nice person' } } as never"),
  },
  {
    name: 'the fictional label in the colour of its ground, and below the photo',
    check: 'disclosures',
    report: "the words “Fictional profile” can't be seen",
    file: 'src/parts/Logo.tsx',
    change: inLogo("[data-part='fictional'] { position: absolute; inset: 0; z-index: -1; }"),
  },
];

/** Applies a sabotage while `work` runs. Throws where it changes nothing. */
export function withSabotage<T>(brand: string, { name, file, change }: Sabotage, work: () => T): T {
  const path = join(brand, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`The sabotage '${name}' changes nothing.`);
  try {
    writeFileSync(path, after);
    return work();
  } finally {
    writeFileSync(path, before);
  }
}
