import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { workspacePlace } from './inside.ts';
import { readAddedFont } from './fonts.ts';
import { runCommandLine } from './make.ts';
import { run } from './run.ts';

const root = join(import.meta.dirname, '../../..');
const lockFile = join(root, 'pnpm-lock.yaml');
const lock = await readFile(lockFile);

await runCommandLine(process.argv.slice(2), workspacePlace(join(root, 'templates')), {
  steps: ({ installs }) => ({
    addFont: async (template, file, isHeading) => {
      const { createFont } = await import('@meetcute/brand-tools/fonts');
      return readAddedFont(await createFont({ file, template, isHeading }));
    },
    finish: async (folder) => {
      // Long names need other line breaks.
      await run({ cwd: root, program: 'oxfmt', words: [relative(root, folder)] });
      if (installs) await run({ cwd: root, program: 'pnpm', words: ['install', '--no-frozen-lockfile'] });
    },
    undo: () => writeFile(lockFile, lock),
  }),
  installCommand: () => 'npm exec pnpm install',
  next: (name) => [
    ['See it', `npm run dev templates/${name}`],
    ['Start it', `SITES_DIR=templates/${name}/sites DATA_DIR=.data/${name} npm start`],
    ['Storybook', 'npm run storybook (Template in the toolbar)'],
    ['Check it', 'npm run check'],
  ],
});
