import * as prompts from '@clack/prompts';
import { LANGUAGES } from '@meetcute/contract';
import { findAnswerProblems, knownCountries } from '@meetcute/demo';
import { localeNames } from '@meetcute/i18n';
import { StartError } from '../../../start/StartError.ts';
import { completeAnswers, type InitOptions, type InitPlace } from './answers.ts';

/** Returns an answer. Throws where the question was cancelled; nothing has been written then. */
function readAnswer<T>(value: T): Exclude<T, symbol> {
  if (prompts.isCancel(value)) throw new StartError('Cancelled: nothing was written.');
  return value as Exclude<T, symbol>;
}

/** Asks what the command line does not name, with its defaults. */
export async function askQuestions(options: InitOptions, place: InitPlace): Promise<InitOptions> {
  const { siteName, template, language, countries } = completeAnswers(options, place);
  prompts.intro(`A new site in ${place.folder}`);
  const name =
    options.name ??
    readAnswer(
      await prompts.text({
        message: 'What is the site called?',
        placeholder: siteName,
        defaultValue: siteName,
        validate: (text) =>
          text ? findAnswerProblems({ siteName: text, language, countries })[0] : undefined,
      }),
    );
  const chosenTemplate =
    options.template ??
    (place.templates.length < 2
      ? template
      : readAnswer(
          await prompts.select({
            message: 'Which template draws it?',
            options: place.templates.map((value) => ({ value, label: value })),
            initialValue: template,
          }),
        ));
  const chosenLanguage =
    options.language ??
    readAnswer(
      await prompts.select({
        message: 'In which language are mails to members who have chosen none? Pages follow the browser.',
        options: LANGUAGES.map((value) => ({ value, label: localeNames[value] })),
        initialValue: language,
      }),
    );
  const chosenCountries =
    options.countries.length > 0
      ? options.countries
      : readAnswer(
          await prompts.multiselect({
            message: 'In which countries?',
            options: knownCountries.map((value) => ({ value, label: value })),
            initialValues: [...countries],
            required: true,
          }),
        );
  const [first = ''] = chosenCountries;
  const ownCountry =
    options.countries.length > 0 || chosenCountries.length === 1
      ? first
      : readAnswer(
          await prompts.select({
            message: 'Which country do visitors have whose country is unknown?',
            options: chosenCountries.map((value) => ({ value, label: value })),
            initialValue: first,
          }),
        );
  const host =
    options.host.length > 0
      ? options.host
      : [
          readAnswer(
            await prompts.text({
              message: 'Under which host name do members find it? Empty: this machine alone, for now.',
              placeholder: 'www.example.com',
              defaultValue: '',
            }),
          ),
        ].filter(Boolean);
  return {
    name,
    template: chosenTemplate,
    language: chosenLanguage,
    countries: [...new Set([ownCountry, ...chosenCountries])],
    host,
  };
}
