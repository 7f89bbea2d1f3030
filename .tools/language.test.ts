import { describe, expect, test } from 'vitest';
import { checkDocument, checkSource, SENTENCE_MAX } from './language.ts';

const messagesOf = (source: string) => checkSource('file.tsx', source).map(({ message }) => message);

describe('source files', () => {
  test('accepts plain code and docstrings', () => {
    expect(
      messagesOf('/** Returns an unsubscribe function. */\nexport const stop = () => undefined;\n'),
    ).toEqual([]);
  });

  test.each([
    'Who waits.',
    'What a tab tells.',
    'Nobody waits for it.',
    'Whose messages wait.',
    'That a call failed.',
  ])('reports a docstring that opens with a clause: %s', (opening) => {
    expect(messagesOf(`/** ${opening} */\nconst a = 1;`)).toEqual([
      expect.stringContaining('docstring opens with'),
    ]);
  });

  test('accepts a condition before the main clause', () => {
    expect(messagesOf('/** When the network is lost, retries in a minute. */\nconst a = 1;')).toEqual([]);
  });

  test('accepts a pronoun at the start of a line comment', () => {
    expect(messagesOf('// What follows is sorted.\nconst a = 1;')).toEqual([]);
  });

  test('reports a retired phrase, also one that is broken over two lines', () => {
    expect(messagesOf('/**\n * Runs until the answer\n * is called.\n */\nconst a = 1;')).toEqual([
      '"until the answer is called" is retired',
    ]);
  });

  test.each([
    "test('the page lets go', run);",
    "test.each(rows)('the page lets go', run);",
    "describe('a page that lets go', run);",
    "throw new Error('The page lets go.');",
    'throw new TypeError(`${name} lets go`);',
  ])('reports a retired phrase in a title or an error text: %s', (source) => {
    expect(messagesOf(source)).toEqual(['"lets? go" is retired']);
  });

  test('reports a retired phrase in a story name, and in no other property', () => {
    const story = "const a = { name: 'Lets go', text: 'Lets go' };";
    expect(checkSource('A.stories.tsx', story)).toHaveLength(1);
    expect(checkSource('a.ts', story)).toEqual([]);
  });

  test('reads comments inside JSX, and takes no text of it for a comment', () => {
    expect(messagesOf('const a = <p>{/* until the answer is called */}</p>;')).toHaveLength(1);
    expect(messagesOf('const a = <p>// until the answer is called</p>;')).toEqual([]);
  });
});

describe('documents', () => {
  const sentence = (words: number) => `${Array.from({ length: words }, () => 'word').join(' ')}.`;

  test('accepts a sentence of the longest length and reports a longer one', () => {
    expect(checkDocument(sentence(SENTENCE_MAX))).toEqual([]);
    expect(checkDocument(`# Title\n\n${sentence(SENTENCE_MAX + 1)}`)).toEqual([
      { line: 3, message: expect.stringContaining(`${SENTENCE_MAX + 1} words`) },
    ]);
  });

  test('joins the lines of a paragraph, and keeps list items apart', () => {
    const half = sentence(20).slice(0, -1);
    expect(checkDocument(`${half}\n${half}.`)).toHaveLength(1);
    expect(checkDocument(`${half}\n\`code\` ${half}.`)).toHaveLength(1);
    expect(checkDocument(`${half}.\n\`code\` ${half}.`)).toEqual([]);
    expect(checkDocument(`- ${half}\n- ${half}`)).toEqual([]);
  });

  test('leaves code blocks and tables alone', () => {
    expect(checkDocument(`\`\`\`\n${sentence(50)}\n\`\`\`\n| ${sentence(50)} |`)).toEqual([]);
  });

  test('reports a retired phrase', () => {
    expect(checkDocument('It runs until the answer is called.')).toHaveLength(1);
  });
});

test('takes the packages of a changeset for no sentence', () => {
  const packages = Array.from({ length: 40 }, (_, index) => `'@meetcute/p${index}': patch`).join('\n');
  expect(checkDocument(`---\n${packages}\n---\n\nDevelopers, fixed: a link.\n`)).toEqual([]);
  const long = `${'word '.repeat(36)}end.`;
  expect(checkDocument(`---\n${packages}\n---\n\n${long}\n`)).toEqual([
    { line: 44, message: 'a sentence of 37 words: split it (at most 35)' },
  ]);
});
