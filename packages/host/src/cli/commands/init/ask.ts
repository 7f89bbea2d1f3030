import * as prompts from '@clack/prompts';
import { askChoice, askSite, askText, assertTerminal } from '../../ask-site.ts';
import { completeAnswers, findProblems, type InitOptions, type InitPlace } from './answers.ts';

/** Asks what the command line does not name, with its defaults. */
export async function askQuestions(options: InitOptions, place: InitPlace): Promise<InitOptions> {
  assertTerminal();
  const { siteName, template, languages, language, countries } = completeAnswers(options, place);
  prompts.intro(`A new site in ${place.folder}`);
  const { siteName: name, ...site } = await askSite(
    { ...options, siteName: options.name, language: options.language ? language : undefined },
    { siteName, languages, language, countries },
    (answers) => findProblems(completeAnswers({ ...options, name: answers.siteName }, place), place),
  );
  const chosenTemplate =
    options.template ??
    (place.templates.length < 2
      ? template
      : await askChoice('Which template draws it?', place.templates, template));
  const answers = { ...options, ...site, name, template: chosenTemplate };
  if (options.host.length > 0) return answers;
  const host = await askText({
    message: 'Under which host name do members find it? Empty: this machine alone, for now.',
    example: 'www.example.com',
    findProblem: (text) =>
      text ? findProblems(completeAnswers({ ...answers, host: [text] }, place), place)[0] : null,
  });
  return { ...answers, host: host ? [host] : [] };
}
