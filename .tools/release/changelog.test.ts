import { expect, test } from 'vitest';
import { changelogProblem, draftChapter, withChapter } from './changelog.ts';

const draft = (...texts: string[]) =>
  draftChapter(
    '0.3.0',
    '2027-01-02',
    texts.map((text) => ({ text })),
  );

test('sorts entries by the reader and the kind that their paragraph names', () => {
  const text = draft(
    'Members, new: Hearts are red.\n\nOperators, breaking: Set `HEARTS`.',
    'Members, new: Chats\nare calm.',
  );
  expect(text).toBe(
    [
      '## 0.3.0 (2027-01-02)',
      '### What members notice\n\n#### New for members\n\n- Hearts are red.\n- Chats\n  are calm.',
      '### For operators\n\n#### Breaking for operators\n\n- Set `HEARTS`.\n',
    ].join('\n\n'),
  );
});

test.each(['Hearts are red.', 'Nobody, new: Hearts.', 'Members, old: Hearts.'])(
  'lists an entry that names no known reader and kind apart: %s',
  (text) => {
    expect(draft(text)).toBe(`## 0.3.0 (2027-01-02)\n\n### To sort\n\n- ${text}\n`);
  },
);

const CHANGELOG = '# Changelog\n\nIntroduction.\n\n## 0.2.0 (2026-11-28)\n\nFirst.\n';

test('a chapter stands before all earlier ones, after the introduction', () => {
  expect(withChapter(CHANGELOG, draft('Members, new: Hearts.'))).toMatch(
    /Introduction\.\n\n## 0\.3\.0 [^]*- Hearts\.\n\n## 0\.2\.0/,
  );
  expect(withChapter('# Changelog\n', '## 0.1.0 (x)\n')).toBe('# Changelog\n\n## 0.1.0 (x)\n');
});

test('a changelog must have the version, with every entry at its reader', () => {
  expect(changelogProblem(CHANGELOG, '0.2.0')).toBeNull();
  expect(changelogProblem(CHANGELOG, '0.2')).toMatch('no chapter for 0.2');
  expect(changelogProblem(withChapter(CHANGELOG, draft('Hearts.')), '0.3.0')).toMatch('To sort');
  expect(changelogProblem(withChapter(CHANGELOG, draft('Hearts.')), '0.2.0')).toBeNull();
});
