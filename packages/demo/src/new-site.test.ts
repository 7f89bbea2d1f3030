import { LANGUAGES, parse, settings } from '@meetcute/contract';
import { expect, test } from 'vitest';
import { completeSettings } from './complete-settings.ts';
import { createDemoWorld } from './index.ts';
import {
  createSiteFile,
  defaultAnswers,
  findAnswerProblems,
  knownCountries,
  parseCountries,
  parseLanguages,
} from './new-site.ts';
import { texts } from './people/texts/index.ts';

const site = {
  id: 'harbour',
  siteName: ' Harbour ',
  template: 'classic',
  languages: LANGUAGES,
  language: 'en',
  countries: ['NL', 'BE'],
  hosts: ['localhost'],
} as const;

test.each(LANGUAGES)('a new site in %s is complete with the defaults', (language) => {
  const file = createSiteFile({ ...site, language });
  const complete = completeSettings(file);
  expect(parse(settings, complete)).toEqual({ ok: true, value: complete });
  expect(complete).toMatchObject({ name: 'Harbour', geoip_country: 'NL', min_age: 18, message_credits: 0 });
  expect(file).toMatchObject({ id: 'harbour', demo: true, hosts: ['localhost'] });
  expect(file.settings).not.toHaveProperty('languages');
});

test.each([
  [['de', 'en'] as const],
  [['de'] as const],
  [['de', 'en', 'nl', 'it', 'fr', 'es', 'pl'] as const],
])('a new site in %j names them in its file', (languages) => {
  const { settings: fileSettings } = createSiteFile({ ...site, languages, language: 'de' });
  expect(fileSettings).toMatchObject({ domain_language: 'de', languages });
});

test.each([
  ['nl', 'NL'],
  ['de', 'AT'],
  ['it', 'IT'],
  ['fr', 'FR'],
  ['es', 'ES'],
  ['pl', 'PL'],
] as const)('the fixed people of a new site in %s write its language and live in %s', (language, country) => {
  const file = createSiteFile({ ...site, language, countries: [country] });
  const sites = [{ ...file, settings: completeSettings(file) }];
  const world = createDemoWorld({ seed: 'test', sites, count: 40, now: new Date('2026-11-21T12:00:00Z') });
  const cast = world.people.filter(({ kind }) => kind !== 'member');
  expect(cast).toHaveLength(8);
  for (const person of cast) expect(person).toMatchObject({ language, country });
  const logins = cast.filter(({ kind }) => kind === 'login');
  expect(logins.map(({ personal }) => [personal['about_me'], personal['looking_for']])).toEqual(
    texts[language].logins.map(({ about, lookingFor }) => [about, lookingFor]),
  );
  const lines = texts[language].dialogues.flat();
  const loginConversations = world.conversations.filter(({ members }) =>
    logins.some(({ key }) => members.includes(key)),
  );
  expect(loginConversations.length).toBeGreaterThan(0);
  for (const { messages } of loginConversations)
    for (const { text } of messages) expect(lines).toContain(text);
});

test.each([
  [{ siteName: ' ' }, 'no name'],
  [{ siteName: 'a\nb' }, 'line breaks'],
  [{ language: 'xx' }, "no language 'xx'. Choose among en, nl, de, it, fr, es, pl."],
  [{ languages: ['xx', 'en', 'yy'] }, "no language 'xx', 'yy'. Choose among"],
  [{ languages: ['xx'], language: 'xx' }, "no language 'xx'. Choose among"],
  [{ languages: [] }, 'no language. Name at least one.'],
  [
    { languages: ['de', 'nl'] },
    "The language of the site itself is 'en', which visitors can't choose: they have de, nl. Add it to them",
  ],
  [{ countries: ['NL', 'XX'] }, "no country 'XX'"],
  [{ countries: [] }, 'no country. Name'],
])('refuses %j', (change, problem) => {
  expect(findAnswerProblems({ ...site, ...(change as object) })).toEqual([
    expect.stringContaining(problem) as string,
  ]);
});

test('accepts all known countries', () => {
  expect(findAnswerProblems({ ...site, countries: knownCountries })).toEqual([]);
});

test('names everything that is wrong at once', () => {
  const answers = { ...site, siteName: '', language: 'xx' as 'en', countries: ['NL', 'XX', 'YY'] };
  expect(findAnswerProblems(answers)).toEqual([
    expect.stringContaining('no name'),
    expect.stringContaining("no language 'xx'"),
    expect.stringContaining("no country 'XX', 'YY'"),
  ]);
});

test.each([
  ['late-tide', 'Late Tide'],
  ['my_site.de', 'My Site De'],
  ['', 'Site'],
])("the site of '%s' is called %s by default, and nothing is wrong with its defaults", (name, siteName) => {
  const answers = defaultAnswers(name);
  expect(answers.siteName).toBe(siteName);
  expect(findAnswerProblems(answers)).toEqual([]);
});

test.each([
  ['nl, be', ['NL', 'BE']],
  ['NL BE,NL', ['NL', 'BE']],
  [' , ', []],
])("the countries in '%s' are %j", (text, codes) => {
  expect(parseCountries(text)).toEqual(codes);
});

test.each([
  ['DE, en', ['de', 'en']],
  ['pl de,pl', ['pl', 'de']],
  [' , ', []],
])("the languages in '%s' are %j", (text, codes) => {
  expect(parseLanguages(text)).toEqual(codes);
});
