import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A change that breaks what a brand may not break. */
export interface Sabotage {
  /** Name in the output. */
  readonly name: string;
  /** Check that reports it. */
  readonly check: string;
  /** Words of the report, or of several. */
  readonly report: string | readonly string[];
  /** File of the brand, and its text after the change. */
  readonly file: string;
  readonly change: (text: string) => string;
}

/** Adds a property to the template. */
const inTemplate = (property: string) => (text: string) =>
  text.replace('  icon,\n', `  icon,\n  ${property},\n`);

/** Adds a property to the tokens. */
const inTokens = (property: string) => (text: string) => text.replace(/\};\s*$/, `  ${property},\n};\n`);

/** Adds a style for the whole page to the logo. */
const inLogo = (css: string) => (text: string) =>
  text
    .replace('import { styled } from', 'import { createGlobalStyle, styled } from')
    .replace('const Row =', `const Page = createGlobalStyle\`${css}\`;\n\nconst Row =`)
    .replace('<Row data-part="logo">', '<Row data-part="logo"><Page />');

/** Styles that take the focus ring away, shrink links, and move without end: one run of the stories reports them all. */
const UNUSABLE = `
  *:focus-visible { outline: none !important; box-shadow: none !important; }
  @keyframes turn { to { rotate: 1turn; } }
  [data-part='logo'] { animation: turn 3s infinite !important; }
  footer a { display: block !important; block-size: 9px !important; min-block-size: 0 !important;
    margin: 0 !important; padding: 0 !important; overflow: hidden; }
  h1 { white-space: nowrap; }
`;

/** Text that no compression makes small: about 45 kB in gzip. */
const NOISE = Array.from({ length: 1000 }, (_, index) =>
  createHash('sha256').update(String(index)).digest('base64'),
).join('');

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
    name: 'a badge without contrast',
    check: 'contrast',
    report: 'part.badge.text oklch',
    file: 'src/tokens.ts',
    change: inTokens("part: { badge: { surface: 'oklch(0.9 0.05 200)', text: 'oklch(0.85 0.05 200)' } }"),
  },
  {
    name: 'a token that refers to nothing',
    check: 'contrast',
    report: 'radius.small → --radius-medium',
    file: 'src/tokens.ts',
    change: inTokens("radius: { small: 'var(--radius-medium)' }"),
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
    change: (text) => text.replace("'home:heading'", "'common:fictional.label'"),
  },
  {
    name: 'the fictional label in the colour of its ground',
    check: 'disclosures',
    report: ["the words “Fictional profile” can't be seen", 'contrast 1.00:1 where painted'],
    file: 'src/parts/Logo.tsx',
    change: inLogo(
      "[data-part='fictional'] { background: ${vars.surface} !important; color: ${vars.surface} !important; }",
    ),
  },
  {
    name: 'the fictional label below the photo',
    check: 'disclosures',
    report: "the words “Fictional profile” can't be seen",
    file: 'src/parts/Logo.tsx',
    change: inLogo("[data-part='fictional'] { position: absolute; inset: 0; z-index: -1; }"),
  },
  {
    name: 'a logo that throws',
    check: 'stories',
    report: ['The run ended early', 'This logo is broken.'],
    file: 'src/parts/Logo.tsx',
    change: (text) =>
      text.replace(
        'const { name } = useSettings();',
        "const { name } = useSettings();\n  if (name !== '') throw new Error('This logo is broken.');",
      ),
  },
  {
    name: 'a logo of 45 kB',
    check: 'sizes',
    report: 'A first visit loads',
    file: 'src/parts/Logo.tsx',
    change: (text) =>
      `${text}\nconst NOISE = '${NOISE}';\n`.replace(
        '<Row data-part="logo">',
        '<Row data-part="logo" data-noise={NOISE.at(performance.now())}>',
      ),
  },
  {
    name: 'no focus ring, small links, motion for everyone, and headings that overflow',
    check: 'stories',
    report: [
      'does not show the focus of a keyboard',
      'has targets below 24 px',
      'moves although less motion is preferred',
      "doesn't fit at 390 px",
    ],
    file: 'src/parts/Logo.tsx',
    change: inLogo(UNUSABLE),
  },
];

/** Applies a sabotage while `work` runs. Throws where it changes nothing. */
export function withSabotage<T>(brand: string, { name, file, change }: Sabotage, work: () => T): T {
  const path = join(brand, file);
  const textBefore = readFileSync(path, 'utf8');
  const textAfter = change(textBefore);
  if (textAfter === textBefore) throw new Error(`The sabotage '${name}' changes nothing.`);
  try {
    writeFileSync(path, textAfter);
    return work();
  } finally {
    writeFileSync(path, textBefore);
  }
}
