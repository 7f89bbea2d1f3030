import { expect, test } from 'vitest';
import { describeFailure } from './describe-failure.ts';

const file = './stories/screens/Login.stories.tsx';

test.each([
  [
    { message: 'Unable to find role="button"\n\nHere is the page:\n<body>', step: null, file },
    { what: 'Unable to find role="button"', where: 'In Login.stories.tsx.' },
  ],
  [
    {
      message: '\u001B[31mexpected\u001B[39m',
      step: { method: 'findByRole', args: ['button', { name: 'Join' }] },
      file,
    },
    { what: 'expected', where: "At findByRole('button', { name: 'Join' }) in Login.stories.tsx." },
  ],
  [
    { message: 'a', step: { method: 'click', args: [{ __element__: {} }, /b/, 3, null] }, file: null },
    { what: 'a', where: 'At click(…, /b/, 3, null).' },
  ],
  [
    { message: 'a', stack: 'Error: a\n at play (http://x/Login.stories.tsx?t=17:12:5)', step: null, file },
    { what: 'a', where: 'In Login.stories.tsx:12.' },
  ],
  [
    { message: '', step: null, file: null },
    { what: '', where: '' },
  ],
])('says what failed and where: %o', (failure, sentences) => {
  expect(describeFailure(failure)).toEqual(sentences);
});

test('shortens a long message', () => {
  expect(describeFailure({ message: 'a'.repeat(5000), step: null, file: null }).what).toHaveLength(302);
});
