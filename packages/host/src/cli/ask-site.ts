import * as prompts from '@clack/prompts';
import { LANGUAGES, type Language } from '@meetcute/contract';
import { findAnswerProblems, knownCountries, type SiteAnswers } from '@meetcute/demo';
import { localeNames } from '@meetcute/i18n';
import { StartError } from '../start/StartError.ts';

/** Error of a question that a person has cancelled: nothing has been written then. */
export class CancelledError extends StartError {
  constructor() {
    super('Cancelled: nothing was written.');
  }
}

/** Throws an error where no question can be asked. */
export function assertTerminal(): void {
  if (process.stdin.isTTY) return;
  throw new StartError(
    'This is not a terminal, so no question can be asked. Add --yes; flags replace its defaults.',
  );
}

/** Returns an answer. Throws where the question was cancelled. */
function readAnswer<T>(value: T): Exclude<T, symbol> {
  if (prompts.isCancel(value)) throw new CancelledError();
  return value as Exclude<T, symbol>;
}

/** A question that a text answers. */
export interface TextQuestion {
  readonly message: string;
  /** Example of an answer, which is shown. Default: the default. */
  readonly example?: string;
  /** Answer in place of an empty one. Default: the empty text. */
  readonly fallback?: string;
  /** Returns why a text can't be the answer, which is said at once; null or undefined if it can. */
  readonly findProblem: (text: string) => string | null | undefined;
}

/** Asks for a text until it has no problem. */
export async function askText({
  message,
  fallback = '',
  example = fallback,
  findProblem,
}: TextQuestion): Promise<string> {
  const text = await prompts.text({
    message,
    placeholder: example,
    defaultValue: fallback,
    validate: (input = '') => findProblem(input.trim() || fallback) ?? undefined,
  });
  return readAnswer(text).trim();
}

/** Asks for one of some values. */
export const askChoice = async <Value extends string>(
  message: string,
  values: readonly Value[],
  initial: Value,
  labelOf: (value: Value) => string = (value) => value,
): Promise<Value> =>
  readAnswer(
    await prompts.select<string>({
      message,
      options: values.map((value) => ({ value, label: labelOf(value) })),
      initialValue: initial,
    }),
  ) as Value;

const nameOf = (code: Language) => localeNames[code];

/** Asks for the languages of a site, which include its own if that is given. Resolves with them in the order of the question. */
async function askLanguages(
  initial: readonly Language[],
  siteLanguage: Language | undefined,
): Promise<readonly Language[]> {
  for (;;) {
    const chosenLanguages: readonly Language[] = readAnswer(
      await prompts.multiselect({
        message: 'Which languages can visitors choose?',
        options: LANGUAGES.map((value) => ({ value, label: nameOf(value) })),
        initialValues: [...initial],
        required: true,
      }),
    );
    if (siteLanguage === undefined || chosenLanguages.includes(siteLanguage))
      return LANGUAGES.filter((code) => chosenLanguages.includes(code));
    prompts.log.error(`${nameOf(siteLanguage)} is the language of the site itself. Choose it too.`);
  }
}

/** Asks which language is that of the site itself, where it offers more than one. */
const askLanguage = async (languages: readonly Language[], initial: Language): Promise<Language> =>
  languages.length < 2
    ? (languages[0] ?? initial)
    : askChoice(
        'In which language are mails to members who have chosen none? Pages follow the browser.',
        languages,
        languages.includes(initial) ? initial : languages[0]!,
        nameOf,
      );

/** Asks for the countries of a site. Resolves with that of visitors whose country is unknown first. */
async function askCountries(initial: readonly string[]): Promise<readonly string[]> {
  const countries = readAnswer(
    await prompts.multiselect({
      message: 'In which countries?',
      options: knownCountries.map((value) => ({ value, label: value })),
      initialValues: [...initial],
      required: true,
    }),
  );
  const [first = ''] = countries;
  if (countries.length < 2) return countries;
  const message = 'Which country do visitors have whose country is unknown?';
  return [...new Set([await askChoice(message, countries, first), ...countries])];
}

/**
 * Asks what is not given about a new site. Each answer is checked at once, by `findProblems` with the defaults of those that
 * have not been asked.
 */
export async function askSite(
  givenAnswers: { readonly [Name in keyof SiteAnswers]?: SiteAnswers[Name] | undefined },
  defaults: SiteAnswers,
  findProblems: (answers: SiteAnswers) => readonly string[] = findAnswerProblems,
): Promise<SiteAnswers> {
  const { countries = defaults.countries } = givenAnswers;
  const otherAnswers = { languages: defaults.languages, language: defaults.language, countries };
  const siteName =
    givenAnswers.siteName ??
    (await askText({
      message: 'What is the site called?',
      fallback: defaults.siteName,
      findProblem: (text) => findProblems({ ...otherAnswers, siteName: text })[0],
    }));
  const languages = givenAnswers.languages ?? (await askLanguages(defaults.languages, givenAnswers.language));
  return {
    siteName,
    languages,
    language: givenAnswers.language ?? (await askLanguage(languages, defaults.language)),
    countries: givenAnswers.countries ?? (await askCountries(countries)),
  };
}
