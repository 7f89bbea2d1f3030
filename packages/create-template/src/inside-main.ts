import { join } from 'node:path';
import { workspacePlace } from './inside.ts';
import { runCommandLine } from './make.ts';
import { run } from './run.ts';

const root = join(import.meta.dirname, '../../..');

await runCommandLine(process.argv.slice(2), workspacePlace(join(root, 'templates')), {
  // Long names need other line breaks.
  format: (folder) => run(root, 'oxfmt', folder),
  install: () => run(root, 'pnpm', 'install', '--no-frozen-lockfile'),
  installCommand: () => 'npm exec pnpm install',
  next: (name) => [
    ['See it', `npm run dev templates/${name}`],
    ['Start it', `SITES_DIR=templates/${name}/sites DATA_DIR=.data/${name} npm start`],
    ['Storybook', 'npm run storybook (Template in the toolbar)'],
    ['Check it', 'npm run check'],
  ],
});
