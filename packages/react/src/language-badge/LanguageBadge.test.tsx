import type { Profile } from '@meetcute/contract';
import { expect, test } from 'vitest';
import { describeConformance, type MakePart } from '../testing/describe-conformance.tsx';
import { draw } from '../testing/draw.tsx';
import { profileWith } from '../testing/fixtures.ts';
import { LanguageBadge } from './LanguageBadge.tsx';

const badgeOf =
  (changes: Partial<Profile>): MakePart =>
  (props) => <LanguageBadge {...props} profile={profileWith(changes)} />;

describeConformance('LanguageBadge', badgeOf({ language: 'pl' }), {
  tag: 'span',
  states: { 'another language': { make: badgeOf({ language: 'pl' }), state: {}, data: {} } },
});

const draws = (changes: Partial<Profile>) => draw(<p>{badgeOf(changes)({})}</p>);

test(
  'shows a language that differs from the page’s',
  { meta: { spec: ['badge.language-differs-from-ui'] } },
  () => {
    expect(draws({ language: 'pl' }).textContent).toBe('Speaks Polish');
    expect(draws({ language: 'en' }).innerHTML).toBe('');
    expect(draws({ language: null }).innerHTML).toBe('');
  },
);

test(
  'always shows the language in countries with several languages',
  { meta: { spec: ['badge.language-countries-ca-be-ch-fi'] } },
  () => {
    for (const country of ['CA', 'BE', 'CH', 'FI'])
      expect(draws({ country, language: 'en' }).textContent).toBe('Speaks English');
    expect(draws({ country: 'NL', language: 'en' }).textContent).toBe('');
  },
);
