import { runCommandLine } from './make.ts';
import { readAddedFont } from './fonts.ts';
import { repositoryPlace } from './outside.ts';
import { ProgramError, run } from './run.ts';

/** Runs a command of the program `meetcute`, which the new template has installed. */
const meetcute = (cwd: string, words: readonly string[]) => {
  const program = process.execPath;
  const script = 'node_modules/@meetcute/host/bin/meetcute.mjs';
  return run({ cwd, program, words: [script, ...words], isShown: false });
};

/** Throws what the program says about a font that it can't use. */
function throwProblems(error: unknown): never {
  if (!(error instanceof ProgramError) || !error.output.startsWith('{')) throw error;
  const { problems } = JSON.parse(error.output) as { problems: readonly string[] };
  throw new Error(problems.join('\n'), { cause: error });
}

await runCommandLine(process.argv.slice(2), repositoryPlace(process.cwd()), {
  steps: ({ installs }) => ({
    // The workflow of a new template installs with npm too.
    prepare: async (cwd) => {
      if (!installs) return;
      console.error('Installing the packages, about a minute.');
      await run({ cwd, program: 'npm', words: ['install'] });
    },
    addFont: async (folder, file, isHeading) => {
      const words = ['fonts', file, '--json', ...(isHeading ? ['--headings'] : [])];
      const output = await meetcute(folder, words).catch(throwProblems);
      return readAddedFont(JSON.parse(output) as Parameters<typeof readAddedFont>[0]);
    },
    finish: async (folder) => {
      if (!installs) return;
      // Notes what the brand has seen of the packages. After a failure the first upgrade does it.
      await meetcute(folder, ['upgrade']).catch((error: unknown) => {
        if (!(error instanceof ProgramError)) throw error;
      });
    },
  }),
  installCommand: (name) => `cd ${name} && npm install`,
  next: (name) => [
    ['Open it', `cd ${name}`],
    ['See it', 'npx meetcute dev'],
    ['Check it', 'npx meetcute check'],
  ],
});
