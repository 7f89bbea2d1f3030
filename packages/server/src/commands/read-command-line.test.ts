import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type CommandGroup, defineCommand } from './command.ts';
import { readCommandLine, runCommand } from './read-command-line.ts';
import { operatorCommands } from './table.ts';

const cats: CommandGroup<string> = {
  name: 'cats',
  summary: 'Commands about cats',
  defaultName: 'list',
  commands: [
    defineCommand({
      name: 'list',
      summary: 'Lists cats',
      options: { color: { type: 'text', value: '<color>', description: 'Color.', choices: ['red', 'grey'] } },
      examples: ['cats'],
      run: async ({ color }, place: string) => ({ text: `${color ?? 'all'} cats in ${place}` }),
    }),
    defineCommand({
      name: 'feed',
      summary: 'Feeds cats',
      argument: { value: 'name', description: 'Name.', problem: 'Name one cat.', count: 'many' },
      options: {
        grams: {
          type: 'text',
          value: '<number>',
          description: 'Grams.',
          default: '20',
          read: (text: string) => Number(text),
        },
        note: { type: 'list', value: '<text>', description: 'Notes.' },
        quick: { type: 'flag', description: 'At once.' },
      },
      examples: ['cats feed Tom'],
      run: async ({ argument, grams }, place: string) => ({
        text: `${argument.join()} ${grams + 1} in ${place}`,
      }),
    }),
  ],
};

test('runs the command that is named, else the default one, with its values and the context', async () => {
  expect(await runCommand(cats, ['--color', 'red'], 'Rome')).toEqual({ text: 'red cats in Rome' });
  expect(await runCommand(cats, ['feed', 'Tom', 'Kit'], 'Rome')).toEqual({ text: 'Tom,Kit 21 in Rome' });
});

test('reads texts, flags, lists, defaults, and a value below zero', () => {
  const { values } = readCommandLine(cats, ['feed', ' Tom ', '--grams', '-5', '--note', 'a', '--note', 'b']);
  expect(values).toEqual({ argument: ['Tom'], grams: -5, note: ['a', 'b'], quick: false });
});

test('says whether the output is printed as JSON', async () => {
  const quiet = defineCommand({
    name: 'quiet',
    summary: '',
    options: {},
    examples: [],
    run: async ({ isJson }) => ({ text: String(isJson) }),
  });
  expect(await runCommand(quiet, [], null)).toEqual({ text: 'false' });
  expect(await runCommand(quiet, [], null, true)).toEqual({ text: 'true' });
});

test.each([
  [['--color', 'blue'], "--color is 'blue'. Give one of: red, grey."],
  [['list', 'Tom'], "'Tom' is not an option of this command."],
  [['feed'], 'Name one cat.'],
  [['pet'], "There is no command 'cats pet'. There are: list, feed."],
  [['list', '--quick'], 'cats list has no --quick, only cats feed.'],
  [['list', '--force'], "Unknown option '--force'"],
  [['feed', 'Tom', '--grams'], "Option '--grams <value>' argument missing"],
])('refuses %j', async (args, problem) => {
  await expect(runCommand(cats, args, 'Rome')).rejects.toMatchObject({
    name: 'UsageError',
    message: expect.stringContaining(problem) as string,
  });
});

/** Splits a command line into words, as a shell does. */
const splitWords = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quotedText, word]) => quotedText ?? word ?? '');

const all = operatorCommands.flatMap((group) => group.commands.map((command) => ({ group, command })));

test.each(all)('$group.name $command.name has examples that it accepts', ({ group, command }) => {
  expect(command.examples).not.toEqual([]);
  for (const example of command.examples) {
    const [name, ...args] = splitWords(example);
    expect([name, readCommandLine(group, args).command]).toEqual([group.name, command]);
  }
});

test('documents show no command line that is refused', () => {
  const docs = fileURLToPath(new URL('../../../../docs', import.meta.url));
  const texts = globSync('**/*.md', { cwd: docs }).map((file) => readFileSync(join(docs, file), 'utf8'));
  const lines = texts
    .flatMap((text) => [...text.matchAll(/^npx meetcute ([^#\n]*)/gm)])
    .map(([, line]) => line!);
  const refusedLines = lines.filter((line) => {
    const [name, ...args] = splitWords(line).filter((word) => word !== '--json');
    const group = operatorCommands.find((each) => each.name === name);
    if (!group || args.includes('--help')) return false;
    try {
      readCommandLine(group, args);
      return false;
    } catch {
      return true;
    }
  });
  expect(lines.length).toBeGreaterThan(30);
  expect(refusedLines).toEqual([]);
});
