import { defaultAnswers, knownCountries, type SiteAnswers } from '@meetcute/demo';
import { expect, test } from 'vitest';
import { answerIn, keys, type Answer } from '../testing/terminal.ts';
import { askSite, CancelledError } from './ask-site.ts';

const { enter, down, cancel } = keys;
const defaults = defaultAnswers('late-tide');

async function ask(answers: readonly Answer[], given: Partial<SiteAnswers> = {}) {
  let site: SiteAnswers | undefined;
  const result = await answerIn(answers, async () => void (site = await askSite(given, defaults)));
  return { ...result, site };
}

test('asks for name, language and countries, with the defaults for empty answers', async () => {
  const { site, error, left } = await ask([
    ['What is the site called?', enter],
    ['In which language', enter],
    ['In which countries?', enter],
    ['whose country is unknown?', `${down}${enter}`],
  ]);
  expect([error, left]).toEqual([null, []]);
  const [first, second, ...others] = knownCountries;
  expect(site).toEqual({ ...defaults, countries: [second, first, ...others] });
});

test('says at once what is wrong with a name, and asks no other question until it is mended', async () => {
  const { site, shown } = await ask(
    [
      ['What is the site called?', `a|b${enter}`],
      ['may not contain', `\u0008\u0008\u0008Bay${enter}`],
    ],
    { language: 'pl', countries: ['PL'] },
  );
  expect(shown).toContain('may not contain line breaks, `|` or backticks.');
  expect(site).toEqual({ siteName: 'Bay', language: 'pl', countries: ['PL'] });
});

test('a cancelled question ends the command', async () => {
  const { site, error } = await ask([['In which language', cancel]], { siteName: 'Bay' });
  expect(site).toBeUndefined();
  expect(error).toBeInstanceOf(CancelledError);
  expect(error?.message).toBe('Cancelled: nothing was written.');
});

test('asks nothing that is given', async () => {
  const { site, shown } = await ask([], { siteName: 'Bay', language: 'de', countries: ['DE', 'NL'] });
  expect(site).toEqual({ siteName: 'Bay', language: 'de', countries: ['DE', 'NL'] });
  expect(shown).toBe('');
});
