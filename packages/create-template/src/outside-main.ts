import { runCommandLine } from './make.ts';
import { repositoryPlace } from './outside.ts';
import { run } from './run.ts';

await runCommandLine(process.argv.slice(2), repositoryPlace(process.cwd()), {
  // The workflow of a new template installs with npm too.
  install: async (folder) => {
    if (!(await run(folder, 'npm', 'install'))) return false;
    // Notes what the brand has seen of the packages. After a failure the first upgrade does it.
    await run(folder, process.execPath, 'node_modules/@meetcute/host/bin/meetcute.mjs', 'upgrade');
    return true;
  },
  installCommand: (name) => `cd ${name} && npm install`,
  next: (name) => [
    ['Open it', `cd ${name}`],
    ['See it', 'npx meetcute dev'],
    ['Check it', 'npx meetcute check'],
  ],
});
