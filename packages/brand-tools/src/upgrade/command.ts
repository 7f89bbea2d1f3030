import { defineCommand, type Command, type CommandOutput } from '@meetcute/server/commands';
import { InputError, reportInput } from '../input-error.ts';
import type { Change } from './find-changes.ts';
import type { EjectedChange } from './find-ejected.ts';
import type { UpgradeResult } from './upgrade.ts';

/** Longest value that is printed whole. */
const MAX = 120;

function shorten(value: string): string {
  // A control character would change what the terminal shows.
  const plain = value.replaceAll(/\p{Cc}/gu, ' ');
  return plain.length > MAX ? `${plain.slice(0, MAX - 1)}…` : plain;
}

const quote = (value: string) => `“${shorten(value)}”`;

function changeText({ name, before, after, ownValue }: Change, write: (value: string) => string): string {
  const instead = ownValue === null ? '' : `, yours: ${write(ownValue)}`;
  if (before === null) return `${shorten(name)}: new, ${write(after!)}${instead}`;
  if (after === null) return `${shorten(name)}: gone, was ${write(before)}${instead}`;
  return `${shorten(name)}: ${write(before)} → ${write(after)}${instead}`;
}

const ejectedText = ({ path, from, before, after, original }: EjectedChange) =>
  original === null
    ? `${shorten(path)}: its original is gone, was ${shorten(from)} of ${shorten(before)}`
    : `${shorten(path)}: ${shorten(before)} → ${after}, compare with ${original}`;

const list = (title: string, none: string, lines: readonly string[]) =>
  lines.length === 0 ? [none] : [`${title} (${lines.length}):`, ...lines.map((line) => `  ${line}`)];

/** Returns the last lines: what was written, or what to do next. */
function nextLines({ isStarted, isWritten, packages, ejected, texts, tokens }: UpgradeResult): string[] {
  if (isStarted) return ['meetcute.lock.json is started: it notes what you have seen. Commit it.'];
  if (isWritten) return ['meetcute.lock.json is written. Commit it.'];
  const count = [packages, ejected, texts, tokens].flat().length;
  return count === 0
    ? ['To install the latest release: npx meetcute upgrade latest']
    : ['When you are done with them: npx meetcute upgrade --done'];
}

/** Returns the result of an upgrade for a terminal. */
export function upgradeText(result: UpgradeResult): string {
  const { packages, ejected, texts, tokens } = result;
  return [
    ...packages.map((change) => changeText(change, shorten)),
    ...list(
      'Ejected originals that have changed',
      'No ejected original has changed.',
      ejected.map((change) => ejectedText(change)),
    ),
    ...list(
      'Texts that have changed, first those that you replace',
      'No text has changed.',
      texts.map((change) => changeText(change, quote)),
    ),
    ...list(
      'Tokens that have changed, first those that you set',
      'No token has changed.',
      tokens.map((change) => changeText(change, shorten)),
    ),
    ...nextLines(result),
  ].join('\n');
}

/** Command that says what has changed in the packages since the brand has looked, after installing a release if asked. */
export const upgradeCommand: Command<unknown> = defineCommand({
  name: 'upgrade',
  summary: 'Says which ejected originals, texts and tokens have changed in the installed packages',
  details:
    "Compares them with meetcute.lock.json, and changes nothing. Without that file it starts one. With a version it first installs that release of all @meetcute packages in package.json, by npm. The guide 'Ejecting and upgrading' says more.",
  hasJson: true,
  argument: {
    value: 'version',
    description: 'Release to install first, such as latest or 0.3.0. Default: what is installed.',
    count: 'optional',
    problem: 'Name one version: upgrade latest.',
  },
  options: {
    done: { type: 'flag', description: 'Notes in meetcute.lock.json that you have seen the changes.' },
  },
  examples: ['upgrade', 'upgrade latest', 'upgrade 0.3.0 --json', 'upgrade --done'],
  run: async ({ argument, done }): Promise<CommandOutput> =>
    reportInput(async () => {
      if (argument !== undefined && done)
        throw new InputError(
          'Install a release first, look at its changes, then run: npx meetcute upgrade --done',
        );
      const folder = process.cwd();
      const data =
        argument === undefined
          ? await (await import('./upgrade.ts')).upgrade(folder, done)
          : await (await import('./move-on.ts')).moveOn(folder, argument);
      return { text: upgradeText(data), data };
    }),
});
