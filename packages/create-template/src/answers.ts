import { findColourProblem } from './colours.ts';
import type { Place } from './place.ts';
import type { Options } from './read-options.ts';
import { defaultSite, findSiteProblem, type SiteAnswers } from './site-file.ts';
import { findNameProblem } from './template-name.ts';

/** Everything that a new template is made from, as a person answers it. */
export interface Answers extends SiteAnswers {
  /** Name of the template that it extends. */
  readonly base: string;
  /** One to three CSS colours; none keeps those of the base. */
  readonly colours: readonly string[];
}

/** Completes options with defaults. Throws without a name. */
export function completeAnswers({ name, ...options }: Options, { command }: Pick<Place, 'command'>): Answers {
  if (name === undefined) throw new Error(`The template has no name: ${command} aurora --yes`);
  const site = defaultSite(name);
  return {
    name,
    base: options.base ?? 'classic',
    colours: options.colours ?? [],
    siteName: options.siteName ?? site.siteName,
    language: (options.language as SiteAnswers['language'] | undefined) ?? site.language,
    countries: options.countries ?? site.countries,
  };
}

/** Returns everything that is wrong with answers at a place, each as a sentence that says what to do. */
export function findProblems(
  answers: Answers,
  { bases, folders }: Pick<Place, 'bases' | 'folders'>,
): string[] {
  const { name, base, colours } = answers;
  return [
    findNameProblem(name, [...folders, ...bases]),
    bases.includes(base) ? null : `There is no template '${base}' to extend. There are: ${bases.join(', ')}.`,
    colours.length === 0 ? null : findColourProblem(colours),
    findSiteProblem(answers),
  ].filter((problem) => problem !== null);
}
