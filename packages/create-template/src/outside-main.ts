import { runCommandLine } from './make.ts';
import { repositoryPlace } from './outside.ts';
import { run } from './run.ts';

/** Package manager that runs this program; npm where none says so. */
const [manager = 'npm'] = /^(npm|pnpm|yarn|bun)(?=\/)/.exec(process.env['npm_config_user_agent'] ?? '') ?? [];

await runCommandLine(process.argv.slice(2), repositoryPlace(process.cwd()), {
  install: async (folder) => {
    if (!(await run(folder, manager, 'install'))) return false;
    // Notes what the brand has seen of the packages. After a failure the first upgrade does it.
    await run(folder, process.execPath, 'node_modules/@meetcute/host/bin/meetcute.mjs', 'upgrade');
    return true;
  },
  installCommand: (name) => `cd ${name} && ${manager} install`,
  next: (name) => [
    ['Open it', `cd ${name}`],
    ['See it', 'npx meetcute dev'],
    ['Check it', 'npx meetcute check'],
  ],
});
