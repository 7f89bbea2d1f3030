import { toHex, type Roles } from '@meetcute/theme';
import { siteFile, type SiteAnswers } from '../site-file.ts';
import { constantName } from '../template-name.ts';
import { iconSource, logoSource } from './drawings.ts';

/** Answers and colours of a new template. */
export interface TemplateInput extends SiteAnswers {
  /** Name of the template that it extends. */
  readonly base: string;
  /** Colours that differ from those of the base, by scheme; null keeps those of the base. */
  readonly colours: Readonly<Record<'light' | 'dark', Partial<Roles>>> | null;
  /** Accent and its ink of the icon, as CSS text. */
  readonly mark: { readonly accent: string; readonly ink: string };
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const packageFile = ({ name, base, siteName }: TemplateInput) =>
  json({
    name: `@meetcute/template-${name}`,
    version: '0.1.0',
    description: `${siteName.trim()}, a brand that extends ${base}.`,
    license: 'MIT',
    type: 'module',
    private: true,
    exports: {
      '.': { '@meetcute/source': './src/template.ts' },
      './tokens': { '@meetcute/source': './src/tokens.ts' },
    },
    dependencies: {
      '@meetcute/react': 'workspace:*',
      '@meetcute/site': 'workspace:*',
      [`@meetcute/template-${base}`]: 'workspace:*',
      '@meetcute/theme': 'workspace:*',
      react: 'catalog:',
      'react-dom': 'catalog:',
      'styled-components': 'catalog:',
    },
    devDependencies: {
      '@react-aria/optimize-locales-plugin': '2.0.2',
      '@types/react': 'catalog:',
      '@types/react-dom': 'catalog:',
      '@vitejs/plugin-react': 'catalog:',
      vite: 'catalog:',
    },
    scripts: {
      build: 'NODE_OPTIONS=--conditions=@meetcute/source vite build --configLoader native --app',
    },
  });

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

const tokensTest = ({ name }: TemplateInput) => `import { contrastFaults } from '@meetcute/theme';
import { expect, test } from 'vitest';
import { ${constantName(name)} } from './template.ts';

test.each(['light', 'dark'] as const)('has sufficient contrast between all paired roles in %s', (scheme) => {
  expect(contrastFaults(${constantName(name)}.tokens[scheme])).toEqual([]);
});
`;

const readMe = ({ name, base, siteName }: TemplateInput) => `# ${siteName.trim()}

A template that extends \`${base}\`. Everything that is not here comes from there.

| file            | what it is                                                      |
| --------------- | --------------------------------------------------------------- |
| \`src/tokens.ts\` | colours, fonts, corners, spaces and sizes that differ           |
| \`src/parts/Logo.tsx\` | the logo, a part                                                |
| \`src/icon.ts\`   | the icon of the browser tab and of the installed app, as SVG    |
| \`sites/\`        | the site that shows it; replace the demo's company before a launch |

From the root of the repository:

| command                                                           | what it does                                   |
| ----------------------------------------------------------------- | ---------------------------------------------- |
| \`SITES_DIR=templates/${name}/sites DATA_DIR=.data/${name} npm start\` | builds it, and serves http://${name}.localhost:3000 with demo people |
| \`npm run storybook\`                                               | shows it beside the other brands, in the toolbar |
| \`npm exec vitest run -- --project unit templates/${name}\`         | checks the contrast of all paired colours      |

To replace a part or a screen, read \`docs/brands/first-template.md\`.
`;

/** Returns the files of a template in the workspace, by path in its folder. */
export const templateFiles = (input: TemplateInput): Readonly<Record<string, string>> => ({
  'package.json': packageFile(input),
  'vite.config.ts': `import { templateConfig } from '@meetcute/site/vite';

export default templateConfig({ root: import.meta.dirname });
`,
  'README.md': readMe(input),
  [`sites/${input.name}.json`]: siteFile(input),
  'src/template.ts': templateSource(input),
  'src/tokens.ts': tokensSource(input),
  'src/tokens.test.ts': tokensTest(input),
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
