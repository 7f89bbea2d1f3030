import { expect, test } from 'vitest';
import { catalogue } from './catalogues/index.ts';
import { createI18n, type Namespace } from './index.ts';

const { t, getFixedT } = createI18n({ locale: 'en', messages: await catalogue('en'), log: () => {} });

test('checks keys at compile time against the English files', () => {
  expect(t('shell:home')).toBe('Home');
  // @ts-expect-error a typo in the key
  expect(t('shell:hmoe')).toBe('hmoe');
  // @ts-expect-error an unknown namespace
  expect(t('shel:home')).toBe('home');
  // @ts-expect-error a key of another namespace
  expect(getFixedT(null, 'shell')('minLength')).toBe('minLength');
  expect(getFixedT(null, 'validation')('required.name')).toBe('Enter your name');
  expect(t('error:code.no_credits')).toContain('credits');
  expect(t('shell:newLikes', { count: 2 })).toBe('2 new likes');
});

test('has a type for namespaces', () => {
  const namespaces: readonly Namespace[] = ['common', 'mail'];
  // @ts-expect-error not a namespace
  const wrong: Namespace = 'commmon';
  expect(namespaces).not.toContain(wrong);
});
