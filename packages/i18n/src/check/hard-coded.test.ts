import { expect, test } from 'vitest';
import { hardCodedTexts } from './hard-coded.ts';

const findProblems = (markup: string) =>
  hardCodedTexts('x.tsx', `const x = ${markup};`).map(({ message }) => message);

test.each([
  ['a text', '<p>Hello there</p>'],
  ['a text in another script', '<p>Zażółć</p>'],
  ['a label', '<button aria-label="Close" />'],
  ['a placeholder in braces', "<input placeholder={'Your name'} />"],
  ['a title', '<a title="More" href="/" />'],
  ['an alternative text', '<img alt="A cat" src="" />'],
  ['a string child', "<p>{'Hello'}</p>"],
  ['one side of a choice', "<p>{isOpen ? 'Open' : t('closed')}</p>"],
  ['a choice in a label', "<b aria-label={isOpen ? t('open') : 'Closed'} />"],
  ['the right side of a condition', "<p>{isNew && 'New'}</p>"],
  ['a default', "<p>{name ?? 'Somebody'}</p>"],
  ['the fixed part of a template', '<p>{`${count} likes`}</p>'],
  ['a fragment’s text', '<>Hello</>'],
])('rejects %s in the code', (_, markup) => {
  expect(findProblems(markup)).toHaveLength(1);
});

test.each([
  ['asks the catalogue', "<p aria-label={t('close')}>{t('shell:home')}</p>"],
  ['has no letters', '<p>{count} · 100 % – {`${a}/${b}`}&nbsp;&times;</p>'],
  [
    'is an attribute without text',
    '<img className="Big" data-part="photo" role="presentation" alt="" src="/a.png" />',
  ],
  ['compares', "<p>{kind === 'sent' && <b />}</p>"],
  ['chooses between attributes', "<p className={isOn ? 'on' : 'off'} />"],
  ['is marked as untranslatable', '<span translate="no">Meetcute</span>'],
  ['is code', '<style>{`a { color: red }`}</style>'],
])('accepts markup that %s', (_, markup) => {
  expect(findProblems(markup)).toEqual([]);
});

test('reports file, line and text', () => {
  const [problem] = hardCodedTexts(
    'packages/kit/src/x.tsx',
    'const x = (\n  <p>\n    Hello   there\n  </p>\n);',
  );
  expect(problem).toMatchObject({
    file: 'packages/kit/src/x.tsx',
    line: 3,
    message: expect.stringContaining('Hello there'),
  });
});
