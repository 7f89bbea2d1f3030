import * as prompts from '@clack/prompts';
import { LANGUAGES } from '@meetcute/contract';
import { localeNames } from '@meetcute/i18n';
import { findColourProblem } from './colours.ts';
import { defaultSite, knownCountries } from './site-file.ts';
import { findNameProblem, titleOf } from './template-name.ts';
import { completeAnswers, findProblems, type Answers } from './answers.ts';
import type { Place } from './place.ts';
import { splitList, type Options } from './read-options.ts';

/** Ends the command where a question was cancelled; nothing has been written then. */
function readAnswer<T>(value: T): Exclude<T, symbol> {
  if (!prompts.isCancel(value)) return value as Exclude<T, symbol>;
  prompts.cancel('Cancelled: nothing was written.');
  process.exit(130);
}

/** Asks what the command line does not name. */
export async function askQuestions(options: Options, place: Place): Promise<Answers> {
  // What is wrong on the command line is said before a person has answered anything.
  const given = completeAnswers({ ...options, name: options.name ?? 'unnamed' }, place);
  const wrong = findProblems(given, place);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  prompts.intro('A new template');
  const name =
    options.name ??
    readAnswer(
      await prompts.text({
        message: 'What is the template called?',
        placeholder: 'aurora',
        validate: (text = '') => findNameProblem(text, [...place.folders, ...place.bases]) ?? undefined,
      }),
    );
  const site = defaultSite(name);
  const base =
    options.base ??
    readAnswer(
      await prompts.select({
        message: 'Which template does it extend?',
        options: place.bases.map((value) => ({ value, label: titleOf(value) })),
        initialValue: 'classic',
      }),
    );
  const colours =
    options.colours ??
    splitList(
      readAnswer(
        await prompts.text({
          message:
            'Which colours does it have? The accent, then the tint of the grounds and the focus ring if they differ.',
          placeholder: '#0a6c74, #e8f1f0 (empty: those of the base)',
          defaultValue: '',
          validate: (text = '') =>
            text.trim() === '' ? undefined : (findColourProblem(splitList(text)) ?? undefined),
        }),
      ),
    );
  const siteName =
    options.siteName ??
    readAnswer(
      await prompts.text({
        message: 'What is the site called?',
        placeholder: site.siteName,
        defaultValue: site.siteName,
      }),
    );
  const language =
    (options.language as Answers['language'] | undefined) ??
    readAnswer(
      await prompts.select({
        message: 'In which language are mails to members who have chosen none? Pages follow the browser.',
        options: LANGUAGES.map((value) => ({ value, label: localeNames[value] })),
        initialValue: site.language,
      }),
    );
  const countries =
    options.countries ??
    readAnswer(
      await prompts.multiselect({
        message: 'In which countries?',
        options: knownCountries.map((value) => ({ value, label: value })),
        initialValues: [...knownCountries],
        required: true,
      }),
    );
  const [first = ''] = countries;
  const ownCountry =
    options.countries || countries.length === 1
      ? first
      : readAnswer(
          await prompts.select({
            message: 'Which country do visitors have whose country is unknown?',
            options: countries.map((value) => ({ value, label: value })),
            initialValue: first,
          }),
        );
  return { name, base, colours, siteName, language, countries: [...new Set([ownCountry, ...countries])] };
}
