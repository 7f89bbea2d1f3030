import { MAIN, mainSource } from '@meetcute/brand-tools/storybook-main';
import type { Files } from '../write-folder.ts';
import { brandFiles, json, listLanguages, readMeStart, type TemplateInput } from './brand-files.ts';

/** Version range of each library that a template can depend on, by its name. */
export type Versions = Readonly<Record<string, string>>;

const pick = (versions: Versions, names: readonly string[]) =>
  Object.fromEntries(names.toSorted().map((name) => [name, versions[name] ?? 'latest']));

const packageFile = ({ name, base, siteName }: TemplateInput, versions: Versions) =>
  json({
    name,
    version: '0.1.0',
    description: `${siteName.trim()}, a brand that extends ${base}.`,
    private: true,
    type: 'module',
    engines: { node: '>=26' },
    // The host finds the template's build by this name.
    meetcute: { template: name },
    scripts: {
      dev: 'meetcute dev',
      storybook: 'meetcute storybook',
      build: 'meetcute build',
      start: 'meetcute start',
      check: 'meetcute check',
      // The checks are the tests of a brand.
      test: 'meetcute check',
    },
    dependencies: pick(versions, [
      '@meetcute/host',
      '@meetcute/kit',
      '@meetcute/react',
      '@meetcute/site',
      `@meetcute/template-${base}`,
      '@meetcute/theme',
      'react',
      'react-dom',
      'styled-components',
    ]),
    devDependencies: pick(versions, [
      '@meetcute/brand-tools',
      '@meetcute/mocks',
      '@meetcute/stories',
      '@meetcute/storybook',
      '@react-aria/optimize-locales-plugin',
      '@storybook/addon-vitest',
      '@testing-library/dom',
      '@testing-library/user-event',
      '@types/node',
      '@types/react',
      '@types/react-dom',
      '@vitejs/plugin-react',
      'playwright',
      'storybook',
      'typescript',
      'vite',
      'vitest',
    ]),
  });

const readMe = (
  input: TemplateInput,
) => `${readMeStart(input, ' of Meetcute', 'npx meetcute fonts Lora.woff2')}
| \`.storybook/main.ts\` | its Storybook, with all stories of the product |
| \`sites/${input.name}.json\` | the site, in ${listLanguages(input)}; replace the demo's company, domain and prices before a launch |

It needs Node 26 or later.

| command | what it does |
| --- | --- |
| \`npm run dev\` | serves http://${input.name}.localhost:3000 from the sources, with demo people; each saved change is on open pages |
| \`npm run storybook\` | shows every screen and state of the product in this brand, beside classic |
| \`npm test\` | checks what a brand must keep, as \`npx meetcute check\` does; do it before each commit |
| \`npm run build\` | builds the template into \`dist\` |
| \`npm start\` | serves the build |
| \`npx meetcute eject ProfileCard\` | copies a default part, screen, layout, drawing or icon into \`src\`, for you to change |
| \`npx meetcute upgrade latest\` | installs the newest release of the packages, and says what has changed in them |

[The guide](https://github.com/meetcute/meetcute/blob/main/docs/brands/own-repository.md) says how to change it, and in
“Go live” how to run it for members.
`;

const workflow = `name: Check
on: [push, pull_request]
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with:
          node-version: 26
          cache: npm
      - run: npm ci
      - run: npm test
`;

/** Returns the files of a template in a repository of its own. */
export const repositoryFiles = (input: TemplateInput, versions: Versions): Files => ({
  'package.json': packageFile(input, versions),
  'tsconfig.json': json({ extends: '@meetcute/brand-tools/tsconfig.json', include: ['src', '*.ts'] }),
  'README.md': readMe(input),
  '.gitignore': 'node_modules\ndist\nstorybook-static\n.data\n.data-dev\n.env\n',
  '.github/workflows/check.yml': workflow,
  [MAIN]: mainSource,
  ...brandFiles(input),
});
