import { defaultAnswers, knownCountries, type SiteAnswers } from '@meetcute/demo';
import { expect, test } from 'vitest';
import { answerIn, keys, type Answer } from '../testing/terminal.ts';
import { askSite, CancelledError } from './ask-site.ts';

const { enter, down, cancel } = keys;
const space = ' ';
const defaults = defaultAnswers('late-tide');

async function ask(answers: readonly Answer[], givenAnswers: Partial<SiteAnswers> = {}) {
  let site: SiteAnswers | undefined;
  const result = await answerIn(answers, async () => void (site = await askSite(givenAnswers, defaults)));
  return { ...result, site };
}

test('asks for name, languages and countries, with the defaults for empty answers', async () => {
  const { site, error, left } = await ask([
    ['What is the site called?', enter],
    ['Which languages can visitors choose?', enter],
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
    { languages: ['pl'], language: 'pl', countries: ['PL'] },
  );
  expect(shown).toContain('may not contain line breaks, `|` or backticks.');
  expect(site).toEqual({ siteName: 'Bay', languages: ['pl'], language: 'pl', countries: ['PL'] });
});

test('a cancelled question ends the command', async () => {
  const { site, error } = await ask([['Which languages', cancel]], { siteName: 'Bay' });
  expect(site).toBeUndefined();
  expect(error).toBeInstanceOf(CancelledError);
  expect(error?.message).toBe('Cancelled: nothing was written.');
});

test('asks nothing that is given', async () => {
  const givenAnswers: SiteAnswers = {
    siteName: 'Bay',
    languages: ['de', 'nl'],
    language: 'de',
    countries: ['DE', 'NL'],
  };
  const { site, shown } = await ask([], givenAnswers);
  expect(site).toEqual(givenAnswers);
  expect(shown).toBe('');
});

/** Leaves out the language where the cursor is, and goes to the next one. */
const skip = `${space}${down}`;

test('asks which of the chosen languages is that of the site, and nothing where there is one', async () => {
  const givenAnswers = { siteName: 'Bay', countries: ['DE'] };
  const two = await ask(
    [
      // English and Dutch first, and the four after German and Italian.
      ['Which languages', `${skip}${skip}${down}${down}${skip}${skip}${space}${enter}`],
      ['In which language', `${down}${enter}`],
    ],
    givenAnswers,
  );
  expect([two.site, two.left]).toEqual([{ ...givenAnswers, languages: ['de', 'it'], language: 'it' }, []]);
  const one = await ask(
    [['Which languages', `${down}${down}${skip}${skip}${skip}${skip}${space}${keys.enter}`]],
    {
      ...givenAnswers,
      language: 'en',
    },
  );
  expect(one.site).toEqual({ ...givenAnswers, languages: ['en', 'nl'], language: 'en' });
});

test('asks again where the languages lack that of the site', async () => {
  const { site, shown, left } = await ask(
    [
      ['Which languages', `${space}${enter}`],
      ['English is the language of the site itself. Choose it too.', ''],
      ['Which languages', enter],
    ],
    { siteName: 'Bay', language: 'en', countries: ['DE'] },
  );
  expect(left).toEqual([]);
  expect(shown).not.toContain('In which language');
  expect(site).toMatchObject({ languages: defaults.languages, language: 'en' });
});

test('takes the only language as that of the site, and asks for no other', async () => {
  const { site, shown } = await ask([], { siteName: 'Bay', languages: ['pl'], countries: ['PL'] });
  expect(site).toEqual({ siteName: 'Bay', languages: ['pl'], language: 'pl', countries: ['PL'] });
  expect(shown).toBe('');
});
