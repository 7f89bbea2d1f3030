import { LANGUAGES, type Language } from '@meetcute/contract';
import { fictionalWords, findLanguageProblems } from '@meetcute/core';
import { demoSites, type SiteFile } from './sites.ts';

/** Countries that a site can have members in. */
export const knownCountries: readonly string[] = demoSites[0].settings.countries;

/** Answers about a new site. */
export interface NewSite {
  /** Id of the site: lower-case letters, digits and `-`. */
  readonly id: string;
  /** Name that members read. */
  readonly siteName: string;
  /** Name of its template, or the absolute path of one. */
  readonly template: string;
  /** Languages that visitors can choose, in the order of the select. */
  readonly languages: readonly Language[];
  /** One of them: that of mails to members without a language, and of the installed app. */
  readonly language: Language;
  /** ISO 3166-1 alpha-2 codes; the first one is that of visitors whose country is unknown. */
  readonly countries: readonly string[];
  /** Host names; links use the first one. */
  readonly hosts: readonly string[];
}

/** Answers about a new site that a person gives, wherever it is made. */
export type SiteAnswers = Pick<NewSite, 'siteName' | 'languages' | 'language' | 'countries'>;

/** Returns the name of a folder or a template as that of a site: 'Late Tide' for `late-tide`. */
export const titleOf = (name: string): string =>
  name
    .split(/[-_.\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ') || 'Site';

/** Returns the default answers about the site of a folder or a template with this name. */
export const defaultAnswers = (name: string): SiteAnswers => ({
  siteName: titleOf(name),
  languages: LANGUAGES,
  language: 'en',
  countries: knownCountries,
});

const splitCodes = (text: string): string[] => [...new Set(text.split(/[\s,]+/).filter(Boolean))];

/** Returns the codes in a list of countries, each once: NL and BE for `nl, be`. */
export const parseCountries = (text: string): string[] => splitCodes(text.toUpperCase());

/** Returns the codes in a list of languages, each once: de and en for `DE, en`. Which of them exist is checked later. */
export const parseLanguages = (text: string): Language[] => splitCodes(text.toLowerCase()) as Language[];

/** Returns what is wrong with the languages of a site, each as a sentence that says what to do. */
function describeLanguageProblems({
  languages,
  language,
}: Pick<SiteAnswers, 'languages' | 'language'>): string[] {
  const unknown = [...new Set([...languages, language])].filter((code) => !LANGUAGES.includes(code));
  if (unknown.length > 0)
    return [`There is no language '${unknown.join("', '")}'. Choose among ${LANGUAGES.join(', ')}.`];
  if (languages.length === 0) return ['The site has no language. Name at least one.'];
  return findLanguageProblems(languages, language).lacksOwn
    ? [
        `The language of the site itself is '${language}', which visitors can't choose: they have ${languages.join(', ')}. Add it to them, or name one of them.`,
      ]
    : [];
}

/** Returns everything that is wrong with the answers about a site, each as a sentence that says what to do. */
export function findAnswerProblems({ siteName, countries, ...answers }: SiteAnswers): string[] {
  const unknown = countries.filter((code) => !knownCountries.includes(code));
  return [
    siteName.trim() === '' && 'The site has no name. Give one that members read.',
    /[\p{C}|`]/u.test(siteName) && 'The name of the site may not contain line breaks, `|` or backticks.',
    ...describeLanguageProblems(answers),
    unknown.length > 0 &&
      `There is no country '${unknown.join("', '")}'. Choose among ${knownCountries.join(', ')}.`,
    countries.length === 0 && 'The site has no country. Name at least one.',
  ].filter((problem) => problem !== false);
}

/**
 * Returns the file of a new site: what has no default alone. It is marked as a demo, because its company is invented. It
 * sells nothing, and messages are free.
 */
export function createSiteFile(site: NewSite): SiteFile {
  const { id, siteName, template, languages, language, countries, hosts } = site;
  const [country = ''] = countries;
  return {
    id,
    demo: true,
    hosts,
    settings: {
      name: siteName.trim(),
      template,
      domain_language: language,
      // The default is all, also those of a later version.
      ...(languages.join() === LANGUAGES.join() ? {} : { languages: [...languages] }),
      countries: [...countries],
      min_age: 18,
      message_credits: 0,
      fictional_plural: fictionalWords[language],
      company_name: 'Company (demo)',
      address: 'Street 1 (demo)',
      city: 'City (demo)',
      country,
      kvk: '00000000 (demo)',
      vat_numbers: [`${country}00000000 (demo)`],
      email: `hello@${id}.example`,
      support_email: `support@${id}.example`,
      support_phone: '+00 000 000 00 00 (demo)',
    },
  };
}
