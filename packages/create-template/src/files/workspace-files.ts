import { constantName } from '../template-name.ts';
import type { Files } from '../write-folder.ts';
import { brandFiles, json, listLanguages, readMeStart, type TemplateInput } from './brand-files.ts';

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

const tokensTest = ({ name }: TemplateInput) => `import { contrastFaults } from '@meetcute/theme';
import { expect, test } from 'vitest';
import { ${constantName(name)} } from './template.ts';

test.each(['light', 'dark'] as const)('has sufficient contrast between all paired roles in %s', (scheme) => {
  expect(contrastFaults(${constantName(name)}.tokens[scheme])).toEqual([]);
});
`;

const readMe = (
  input: TemplateInput,
) => `${readMeStart(input, '', `npm run meetcute -- fonts Lora.woff2 --template templates/${input.name}`)}
| \`sites/\`        | the site that shows it, in ${listLanguages(input)}; replace the demo's company before a launch |

From the root of the repository:

| command                                                           | what it does                                   |
| ----------------------------------------------------------------- | ---------------------------------------------- |
| \`npm run dev templates/${input.name}\` | serves http://${input.name}.localhost:3000 from the sources; each saved change is on open pages |
| \`SITES_DIR=templates/${input.name}/sites DATA_DIR=.data/${input.name} npm start\` | builds it, and serves http://${input.name}.localhost:3000 with demo people |
| \`npm run storybook\`                                               | shows it beside the other brands, in the toolbar |
| \`npm exec vitest run -- --project unit templates/${input.name}\`         | checks the contrast of all paired colours      |

To replace a part or a screen, read \`docs/brands/first-template.md\`.
`;

/** Returns the files of a template in the workspace of Meetcute. */
export const workspaceFiles = (input: TemplateInput): Files => ({
  'package.json': packageFile(input),
  'vite.config.ts': `import { templateConfig } from '@meetcute/site/vite';

export default templateConfig({ root: import.meta.dirname });
`,
  'README.md': readMe(input),
  'src/tokens.test.ts': tokensTest(input),
  ...brandFiles(input),
});
