import * as prompts from '@clack/prompts';
import { LANGUAGES } from '@meetcute/contract';
import { localeNames } from '@meetcute/i18n';
import { findColourProblem } from '@meetcute/brand-tools/brand-colours';
import { completeTokens } from '@meetcute/brand-tools/complete-tokens';
import type { Tokens } from '@meetcute/theme';
import { findFontProblem } from './fonts.ts';
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

/** Returns why a text names neither colours nor files of design tokens; undefined if it does. */
function findLookProblem(words: readonly string[], base: Tokens, mendsContrast: boolean): string | undefined {
  if (!areFiles(words)) return words.length === 0 ? undefined : (findColourProblem(words) ?? undefined);
  try {
    completeTokens(words, base, mendsContrast);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

const areFiles = (words: readonly string[]) => words.some((word) => word.endsWith('.json'));

/** Asks for colours, or for files of design tokens. */
async function askColours(
  { colours, tokens, mendsContrast }: Options,
  base: Tokens,
): Promise<Pick<Answers, 'colours' | 'tokens'>> {
  if (colours || tokens) return { colours: colours ?? [], tokens: tokens ?? [] };
  const words = splitList(
    readAnswer(
      await prompts.text({
        message:
          'Which colours does it have? The accent, then the tint of the grounds and the focus ring if they differ. Or a DTCG file.',
        placeholder: '#0a6c74, #e8f1f0, or figma.json (empty: those of the base)',
        defaultValue: '',
        validate: (text = '') => findLookProblem(splitList(text), base, mendsContrast),
      }),
    ),
  );
  return areFiles(words) ? { colours: [], tokens: words } : { colours: words, tokens: [] };
}

/** Asks for the file of a font. Resolves with null for none. */
async function askFont(message: string, empty: string): Promise<string | null> {
  const file = readAnswer(
    await prompts.text({
      message,
      placeholder: `Lora.woff2 (${empty})`,
      defaultValue: '',
      validate: (text = '') => (text.trim() === '' ? undefined : (findFontProblem(text.trim()) ?? undefined)),
    }),
  ).trim();
  return file || null;
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
        validate: (text = '') =>
          findNameProblem(text, [...place.folders, ...place.bases], place.packages) ?? undefined,
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
  const { colours, tokens } = await askColours(options, await place.readTokens(base));
  const canAddFont = options.installs || !place.installsForFonts;
  const font =
    options.font ??
    (canAddFont
      ? await askFont('Which font has it? A WOFF2, TTF or OTF file.', 'empty: those of the base')
      : null);
  const headingFont =
    options.headingFont ??
    (font === null ? null : await askFont('Which font do headings have?', 'empty: the same'));
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
  return {
    ...given,
    name,
    base,
    colours,
    tokens,
    font,
    headingFont,
    siteName,
    language,
    countries: [...new Set([ownCountry, ...countries])],
  };
}
