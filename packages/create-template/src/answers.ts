import { findColourProblem } from '@meetcute/brand-tools/brand-colours';
import { defaultAnswers, findAnswerProblems } from '@meetcute/demo';
import { quoteWords } from '@meetcute/host/quote-word';
import { findFontProblem, findPairProblem } from './fonts.ts';
import { findMarkProblem } from './mark.ts';
import type { Place } from './place.ts';
import type { Options } from './read-options.ts';
import type { NamedSite } from './site-file.ts';
import { findNameProblem } from './template-name.ts';

/** Everything that a new template is made from, as a person answers it. */
export interface Answers extends NamedSite {
  /** Name of the template that it extends. */
  readonly base: string;
  /** One to three CSS colours; none keeps those of the base. */
  readonly colours: readonly string[];
  /** Files of design tokens, in place of colours. */
  readonly tokens: readonly string[];
  /** Whether colours of such files become lighter or darker where they can't be read. */
  readonly mendsContrast: boolean;
  /** File of the font of texts, and of headings without one of their own; null keeps the fonts of the base. */
  readonly font: string | null;
  /** File of the font of headings; null takes that of texts. */
  readonly headingFont: string | null;
  /** SVG file of the mark, which is the icon and in the logo; null draws one. */
  readonly icon: string | null;
  /** Whether the packages of the template are installed. */
  readonly installs: boolean;
}

/** Completes options with defaults. Throws without a name. */
export function completeAnswers({ name, ...options }: Options, { command }: Pick<Place, 'command'>): Answers {
  if (name === undefined) throw new Error(`The template has no name: ${command} aurora --yes`);
  const site = defaultAnswers(name);
  return {
    name,
    base: options.base ?? 'classic',
    colours: options.colours ?? [],
    tokens: options.tokens ?? [],
    mendsContrast: options.mendsContrast,
    font: options.font ?? null,
    headingFont: options.headingFont ?? null,
    icon: options.icon ?? null,
    installs: options.installs,
    siteName: options.siteName ?? site.siteName,
    languages: options.languages ?? site.languages,
    language:
      (options.language as Answers['language'] | undefined) ?? options.languages?.[0] ?? site.language,
    countries: options.countries ?? site.countries,
  };
}

/** Returns everything that is wrong with answers at a place, each as a sentence that says what to do. */
export function findProblems(
  answers: Answers,
  { bases, folders, packages, installsForFonts }: Place,
): string[] {
  const { name, base, colours, tokens, font, headingFont, icon, installs } = answers;
  const fonts = [font, headingFont].filter((file) => file !== null);
  const fontProblems = fonts.map(findFontProblem).filter((problem) => problem !== null);
  return [
    findNameProblem(name, [...folders, ...bases], packages),
    bases.includes(base) ? null : `There is no template '${base}' to extend. There are: ${bases.join(', ')}.`,
    colours.length === 0 ? null : findColourProblem(colours),
    colours.length === 0 || tokens.length === 0 ? null : 'Give either --colours or --tokens, not both.',
    ...(fontProblems.length > 0 ? fontProblems : [findPairProblem(font, headingFont)]),
    fonts.length === 0 || installs || !installsForFonts
      ? null
      : 'A font needs the packages of the template. Leave out --no-install, or add the font later: npx meetcute fonts <file>.',
    icon === null ? null : findMarkProblem(icon),
    ...findAnswerProblems(answers),
  ].filter((problem) => problem !== null);
}

/** Returns the words of a command line with all answers, to be copied into a terminal. */
export function commandLine(answers: Answers, isWindows?: boolean): string {
  const { name, base, colours, tokens, mendsContrast, font, headingFont, icon } = answers;
  const { siteName, languages, language, countries, installs } = answers;
  const words = [
    name,
    '--base',
    base,
    ...(colours.length > 0 ? ['--colours', colours.join(', ')] : []),
    ...tokens.flatMap((file) => ['--tokens', file]),
    ...(mendsContrast ? ['--fix'] : []),
    ...(font === null ? [] : ['--font', font]),
    ...(headingFont === null ? [] : ['--heading-font', headingFont]),
    ...(icon === null ? [] : ['--icon', icon]),
    '--site-name',
    siteName,
    '--languages',
    languages.join(','),
    '--language',
    language,
    '--countries',
    countries.join(','),
    ...(installs ? [] : ['--no-install']),
    '--yes',
  ];
  return quoteWords(words, isWindows);
}
