import { expect, test } from 'vitest';
import { catalogue } from './catalogues/index.ts';
import { createI18n, type Namespace } from './index.ts';

const { t, getFixedT } = createI18n({ locale: 'en', messages: await catalogue('en'), log: () => {} });

test('a key is checked when the code is: the compiler refuses what is not in the English files', () => {
  expect(t('shell:home')).toBe('Home');
  // @ts-expect-error a typing error in the key
  expect(t('shell:hmoe')).toBe('hmoe');
  // @ts-expect-error a namespace that there isn't
  expect(t('shel:home')).toBe('home');
  // @ts-expect-error a key of another namespace
  expect(getFixedT(null, 'shell')('minLength')).toBe('minLength');
  expect(getFixedT(null, 'validation')('required.name')).toBe('Enter your name');
  expect(t('error:code.no_credits')).toContain('credits');
  expect(t('shell:newLikes', { count: 2 })).toBe('2 new likes');
});

test('a namespace has a type too', () => {
  const namespaces: readonly Namespace[] = ['common', 'mail'];
  // @ts-expect-error not a namespace
  const wrong: Namespace = 'commmon';
  expect(namespaces).not.toContain(wrong);
});
