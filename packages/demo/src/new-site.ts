import { LANGUAGES, type Language } from '@meetcute/contract';
import { fictionalWords } from '@meetcute/core';
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
  /** Language of mails to members without a language, and of the installed app. */
  readonly language: Language;
  /** ISO 3166-1 alpha-2 codes; the first one is that of visitors whose country is unknown. */
  readonly countries: readonly string[];
  /** Host names; links use the first one. */
  readonly hosts: readonly string[];
}

/** Answers about a new site that a person gives, wherever it is made. */
export type SiteAnswers = Pick<NewSite, 'siteName' | 'language' | 'countries'>;

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
  language: 'en',
  countries: knownCountries,
});

/** Returns the codes in a list of countries, each once: NL and BE for `nl, be`. */
export const parseCountries = (text: string): string[] => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  ),
];

/** Returns everything that is wrong with the answers about a site, each as a sentence that says what to do. */
export function findAnswerProblems({ siteName, language, countries }: SiteAnswers): string[] {
  const unknown = countries.filter((code) => !knownCountries.includes(code));
  return [
    siteName.trim() === '' && 'The site has no name. Give one that members read.',
    /[\p{C}|`]/u.test(siteName) && 'The name of the site may not contain line breaks, `|` or backticks.',
    !LANGUAGES.includes(language) &&
      `There is no language '${language as string}'. Choose one of ${LANGUAGES.join(', ')}.`,
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
  const { id, siteName, template, language, countries, hosts } = site;
  const [country = ''] = countries;
  return {
    id,
    demo: true,
    hosts,
    settings: {
      name: siteName.trim(),
      template,
      domain_language: language,
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
