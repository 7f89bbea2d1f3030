import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { storyHashes } from './story-hashes.ts';

/** Returns the hash of the story `Empty` in a file. */
function hashOf(story: string, { meta = '', around = '' } = {}): string {
  const source = `const meta = { title: 'Screens/Chats'${meta} };\nexport default meta;\n${around}\nexport const Empty = ${story};`;
  const csf = loadCsf(source, { fileName: 'a.stories.tsx', makeTitle: (title) => title }).parse();
  return storyHashes(csf)['screens-chats--empty']!;
}

const screen = (options: string) => `screen('chats', { world: { empty: true }, ${options} })`;
const steps = (body: string) => screen(`play: async ({ canvas }) => { ${body} }`);

test.each([
  ['formatting', screen(''), `screen(\n  'chats',\n  { world: { empty: true } },\n)`],
  ['a comment', screen(''), screen('/* why */')],
  ['its name', screen(''), `{ name: 'Nobody wrote', ...${screen('')} }`],
  ['its rules', screen(''), screen(`spec: ['chats.empty']`)],
  ['its description', '{ args: {} }', `{ args: {}, parameters: { docs: { description: { story: 'x' } } } }`],
  ['its tags', '{ args: {} }', `{ tags: ['fault'], args: {} }`],
  ['its type', '{ args: {} }', '{ args: {} } satisfies StoryObj'],
  ['a check', steps(''), steps('await expect(canvas.getByText(1)).toBeVisible();')],
  ['a check that waits', steps(''), steps('await waitFor(() => expect(seen).toBe(true));')],
  ['several that wait', steps(''), steps('await waitFor(() => { expect(a).toBe(1); expect(b).toBe(2); });')],
  ['a helper that checks', steps(''), steps('await expectClosed(canvas);')],
  [
    'the language of a text to find',
    steps(`await userEvent.click(canvas.getByRole('button', { name: 'Send' }));`),
    steps(`await userEvent.click(canvas.getByRole('button', { name: t('chat:send') }));`),
  ],
  [
    'the language of a pattern to find',
    steps(`await open(canvas, /^Your data/);`),
    steps(`await open(canvas, new RegExp(t('account:data')));`),
  ],
  [
    'the language of a choice',
    steps(`await userEvent.selectOptions(age, 'All ages');`),
    steps(`await userEvent.selectOptions(age, t('common:allAges'));`),
  ],
])('the hash of a story stays when it changes %s', (_, codeBefore, codeAfter) => {
  expect(hashOf(codeAfter)).toBe(hashOf(codeBefore));
});

test.each([
  ['its data', screen(''), screen('').replace('true', 'false')],
  ['its route', screen(''), screen('').replace(`'chats'`, `'likes'`)],
  ['a setting', screen(''), screen(`globals: { scheme: 'dark' }`)],
  ['an argument', '{ args: { label: "Send" } }', '{ args: { label: "Sent" } }'],
  ['a parameter', '{ args: {} }', `{ args: {}, parameters: { desk: handlers } }`],
  ['a step', steps(''), steps(`await userEvent.click(canvas.getByRole('button'));`)],
  [
    'the role that a step finds',
    steps(`await userEvent.click(canvas.getByRole('button', { name: 'Send' }));`),
    steps(`await userEvent.click(canvas.getByRole('link', { name: 'Send' }));`),
  ],
  [
    'a typed text',
    steps(`await userEvent.type(field, 'Kim');`),
    steps(`await userEvent.type(field, 'Tim');`),
  ],
])('the hash of a story changes with %s', (_, codeBefore, codeAfter) => {
  expect(hashOf(codeAfter)).not.toBe(hashOf(codeBefore));
});

test('the hash of a story includes what all stories of its file share', () => {
  expect(hashOf('{}', { meta: ', args: { a: 1 }' })).not.toBe(hashOf('{}'));
  expect(hashOf('{}', { meta: `, tags: ['autodocs'], component: Chat` })).toBe(
    hashOf('{}', { meta: ', component: Chat' }),
  );
});

test('the hash of a story includes the declarations that it uses, and theirs', () => {
  const writeDeclarations = (text: string) =>
    `const line = '${text}'; const chat = { line }; const other = 1;`;
  const hash = hashOf('{ args: { chat } }', { around: writeDeclarations('Hello') });
  expect(hashOf('{ args: { chat } }', { around: writeDeclarations('Good day') })).not.toBe(hash);
  expect(hashOf('{ args: { chat } }', { around: writeDeclarations('Hello').replace('= 1', '= 2') })).toBe(
    hash,
  );
});

test('a function of the file that uses itself ends', () => {
  const declarations =
    'function count(n) { return n > 0 ? count(n - 1) : again(n); } const again = (n) => count(n);';
  expect(hashOf('{ args: { n: count(2) } }', { around: declarations })).toMatch(/^[0-9a-f]{8}$/);
});
