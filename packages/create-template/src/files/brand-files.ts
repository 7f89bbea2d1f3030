import { defaultAnswers } from '@meetcute/demo';
import { siteFile, type NamedSite } from '../site-file.ts';
import type { Files } from '../write-folder.ts';
import { constantName } from '../template-name.ts';
import { drawings, type Mark } from './drawings.ts';

/** Answers and colours of a new template. */
export interface TemplateInput extends NamedSite {
  /** Name of the template that it extends. */
  readonly base: string;
  /** Source of `tokens.ts`. */
  readonly tokens: string;
  readonly mark: Mark;
}

/** Returns a value as the text of a JSON file. */
export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Returns the languages of a site in a sentence: 'German and English'. */
export const listLanguages = ({ name, languages }: Pick<TemplateInput, 'name' | 'languages'>): string => {
  if (languages.length === defaultAnswers(name).languages.length) return 'all languages';
  const names = new Intl.DisplayNames(['en'], { type: 'language' });
  return new Intl.ListFormat('en').format(languages.map((code) => names.of(code) ?? code));
};

/** Returns the start of `README.md`: what a template is, and the files that each one has. */
export const readMeStart = (
  { base, siteName, mark }: TemplateInput,
  origin: string,
  fontsCommand: string,
): string => `# ${siteName.trim()}

A template that extends \`${base}\`${origin}. Everything that is not here comes from there.

| file | what it is |
| --- | --- |
| \`src/tokens.ts\` | colours, fonts, corners, spaces and sizes that differ |
| \`src/fonts.ts\` | its own fonts, if it has any: \`${fontsCommand}\` adds one |
| \`src/parts/Logo.tsx\` | the logo, a part |
${mark.svg === null ? '' : '| `src/mark.svg` | the mark, which icon and logo show |\n'}| \`src/icon.ts\` | the icon of the browser tab and of the installed app, as SVG |
| \`src/template.ts\` | what the template replaces: parts, screens, layouts, drawings, icons, texts |`;

const templateSource = ({ name, base, siteName }: TemplateInput) => {
  const [constant, baseConstant] = [constantName(name), constantName(base)];
  return `import { defineTemplate } from '@meetcute/site';
import { ${baseConstant} } from '@meetcute/template-${base}';
import { icon } from './icon.ts';
import { tokens } from './tokens.ts';

/** ${siteName.trim().replaceAll(/\*+\/+/g, '')}. It extends ${base} with its own tokens, icon and logo. */
export const ${constant} = defineTemplate({
  name: '${name}',
  extends: ${baseConstant},
  tokens,
  icon,
  parts: {
    Logo: () => import('./parts/Logo.tsx'),
  },
});
`;
};

const changelog = `# Changelog

## 0.1.0

- The first version.
`;

/** Returns the files that a template has wherever it is: its code, a site that shows it, and a list of its changes. */
export const brandFiles = (input: TemplateInput): Files => ({
  'CHANGELOG.md': changelog,
  [`sites/${input.name}.json`]: siteFile(input),
  'src/template.ts': templateSource(input),
  'src/tokens.ts': input.tokens,
  ...drawings(input.mark),
  'src/entry-browser.ts': `import { hydrate } from '@meetcute/site/browser';
import { ${constantName(input.name)} } from './template.ts';

void hydrate(${constantName(input.name)});
`,
  'src/entry-server.ts': `import { createSiteServer, type SiteAssets } from '@meetcute/site/server';
import { ${constantName(input.name)} } from './template.ts';

/** Creates the template's server; the host calls it once at startup. */
export const createServer = (assets: SiteAssets) => createSiteServer(${constantName(input.name)}, assets);
`,
});
