import { expect, test } from 'vitest';
import { anything, containing, matching, setStepLanguage, t, textsIn } from './texts.ts';

test('returns texts in the language of the current story', async () => {
  expect(() => t('login:submit')).toThrow('No story has a language yet');
  await setStepLanguage('de');
  expect(t('login:submit')).toBe('Anmelden');
  await setStepLanguage('en');
  expect(t('login:submit')).toBe('Log in');
  expect((await textsIn('pl')).t('login:submit')).toBe('Zaloguj się');
});

test('a text keeps its characters as a pattern', () => {
  expect('Only €5.00 (once) today').toMatch(containing('€5.00 (once)'));
  expect('Only €5x00 (once) today').not.toMatch(containing('€5.00 (once)'));
  expect('Aimez-vous ?').toMatch(containing('Aimez-vous ?'));
  expect('Likes, 3 new').toMatch(containing('Likes', 'new'));
});

test('a pattern of a whole text leaves values open', () => {
  const like = matching(`Like ${anything}`);
  expect('Like Marit').toMatch(like);
  expect('Like Marit now').toMatch(like);
  expect('You like Marit').not.toMatch(like);
});
