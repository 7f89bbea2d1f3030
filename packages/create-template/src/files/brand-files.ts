import { toHex, type Roles } from '@meetcute/theme';
import { siteFile, type SiteAnswers } from '../site-file.ts';
import { constantName } from '../template-name.ts';
import { iconSource, logoSource } from './drawings.ts';

/** Files of a template by their path in its folder. */
export type Files = Readonly<Record<string, string>>;

/** Answers and colours of a new template. */
export interface TemplateInput extends SiteAnswers {
  /** Name of the template that it extends. */
  readonly base: string;
  /** Colours that differ from those of the base, by scheme; null keeps those of the base. */
  readonly colours: Readonly<Record<'light' | 'dark', Partial<Roles>>> | null;
  /** Accent and its ink of the icon, as CSS text. */
  readonly mark: { readonly accent: string; readonly ink: string };
}

/** Returns a value as the text of a JSON file. */
export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const templateSource = ({ name, base, siteName }: TemplateInput) => {
  const [constant, extended] = [constantName(name), constantName(base)];
  return `import { defineTemplate } from '@meetcute/site';
import { ${extended} } from '@meetcute/template-${base}';
import { icon } from './icon.ts';
import { tokens } from './tokens.ts';

/** ${siteName.trim().replaceAll(/\*+\/+/g, '')}. It extends ${base} with its own tokens, icon and logo. */
export const ${constant} = defineTemplate({
  name: '${name}',
  extends: ${extended},
  tokens,
  icon,
  parts: {
    Logo: () => import('./parts/Logo.tsx'),
  },
});
`;
};

function rolesSource(roles: Partial<Roles>): string {
  const lines = Object.entries(roles).map(([role, value]) => `    ${role}: '${value}',`);
  return `{\n${lines.join('\n')}\n  }`;
}

const tokensSource = ({
  colours,
}: TemplateInput) => `import type { DeepPartial, Tokens } from '@meetcute/theme';

/** Design tokens that differ from those of the base. */
export const tokens: DeepPartial<Tokens> = {${
  colours ? `\n  light: ${rolesSource(colours.light)},\n  dark: ${rolesSource(colours.dark)},\n` : ''
}};
`;

/** Returns the files that a template has wherever it is: its code, and a site that shows it. */
export const brandFiles = (input: TemplateInput): Files => ({
  [`sites/${input.name}.json`]: siteFile(input),
  'src/template.ts': templateSource(input),
  'src/tokens.ts': tokensSource(input),
  'src/icon.ts': iconSource(toHex(input.mark.accent), toHex(input.mark.ink)),
  'src/parts/Logo.tsx': logoSource,
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
