import * as prompts from '@clack/prompts';
import { findColourProblem } from '@meetcute/brand-tools/brand-colours';
import { defaultAnswers, titleOf } from '@meetcute/demo';
import { askChoice, askSite, askText, assertTerminal } from '@meetcute/host/ask-site';
import type { Tokens } from '@meetcute/theme';
import { completeAnswers, findProblems, type Answers } from './answers.ts';
import { designTokens, readDesign } from './design.ts';
import { findFontProblem, findPairProblem } from './fonts.ts';
import { findMarkProblem } from './mark.ts';
import type { Place } from './place.ts';
import { splitList, type Options } from './read-options.ts';
import { findNameProblem } from './template-name.ts';

/** Colours of a brand, or files of design tokens. */
type Look = Pick<Answers, 'colours' | 'tokens' | 'mendsContrast'>;

/** Rejects with what is wrong on the command line, before a person has answered anything. */
async function checkOptions(options: Options, place: Place): Promise<void> {
  const { name, base } = options;
  const givenAnswers = completeAnswers({ ...options, name: name ?? 'unnamed' }, place);
  const checkedPlace = name === undefined ? { ...place, folders: [] } : place;
  // What colours look like follows from the base, which is asked then.
  if (base !== undefined) return void (await readDesign(checkedPlace, givenAnswers));
  const problems = findProblems(givenAnswers, checkedPlace);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Asks for the base, until its tokens can be read. */
async function askBase(
  namedBase: string | undefined,
  place: Place,
): Promise<{ base: string; tokens: Tokens }> {
  for (;;) {
    const base =
      namedBase ?? (await askChoice('Which template does it extend?', place.bases, 'classic', titleOf));
    try {
      return { base, tokens: await place.readTokens(base) };
    } catch (error) {
      if (namedBase !== undefined || place.bases.length < 2) throw error;
      prompts.log.error((error as Error).message);
    }
  }
}

/** Returns why a brand on this base can't look so; null if it can. */
function findLookProblem(look: Look, base: Tokens): string | null {
  const problem = look.colours.length === 0 ? null : findColourProblem(look.colours);
  if (problem !== null) return problem;
  try {
    designTokens(base, look);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Asks for colours, or for files of design tokens, also where those of the command line don't go with the base. */
async function askLook(
  { colours = [], tokens = [], mendsContrast }: Options,
  base: Tokens,
): Promise<Pick<Look, 'colours' | 'tokens'>> {
  if (colours.length > 0 || tokens.length > 0) {
    const problem = findLookProblem({ colours, tokens, mendsContrast }, base);
    if (problem === null) return { colours, tokens };
    prompts.log.error(problem);
  }
  const lookOf = (text: string): Look => {
    const words = splitList(text);
    const areFiles = words.some((word) => word.endsWith('.json'));
    return { colours: areFiles ? [] : words, tokens: areFiles ? words : [], mendsContrast };
  };
  const text = await askText({
    message:
      'Which colours does it have? The accent, then the tint of the grounds and the focus ring if they differ. Or a DTCG file.',
    example: '#0a6c74, #e8f1f0, or figma.json (empty: those of the base)',
    findProblem: (input) => findLookProblem(lookOf(input), base),
  });
  return lookOf(text);
}

/** Asks for a file. Resolves with null for none. */
const askFile = async (
  message: string,
  example: string,
  findProblem: (file: string) => string | null,
): Promise<string | null> =>
  (await askText({ message, example, findProblem: (file) => (file ? findProblem(file) : null) })) || null;

/** Asks for the fonts, unless none can be added. */
async function askFonts(
  { font: namedFont, headingFont: namedHeading, installs }: Options,
  { installsForFonts }: Place,
): Promise<Pick<Answers, 'font' | 'headingFont'>> {
  const canAdd = installs || !installsForFonts;
  const ask = (message: string, empty: string, findProblem: (file: string) => string | null) =>
    askFile(message, `Lora.woff2 (empty: ${empty})`, findProblem);
  const message = 'Which font has it? A WOFF2, TTF or OTF file.';
  const findTextProblem = (file: string) =>
    findFontProblem(file) ?? findPairProblem(file, namedHeading ?? null);
  const font = namedFont ?? (canAdd ? await ask(message, 'those of the base', findTextProblem) : null);
  if (namedHeading !== undefined || font === null) return { font, headingFont: namedHeading ?? null };
  const findHeadingProblem = (file: string) => findFontProblem(file) ?? findPairProblem(font, file);
  return { font, headingFont: await ask('Which font do headings have?', 'the same', findHeadingProblem) };
}

/** Asks what the command line does not name. Each answer is checked at once. */
export async function askQuestions(options: Options, place: Place): Promise<Answers> {
  await checkOptions(options, place);
  assertTerminal();
  prompts.intro('A new template');
  const name =
    options.name ??
    (await askText({
      message: 'What is the template called?',
      example: 'aurora',
      findProblem: (text) => findNameProblem(text, [...place.folders, ...place.bases], place.packages),
    }));
  const { base, tokens } = await askBase(options.base, place);
  const look = await askLook(options, tokens);
  const fonts = await askFonts(options, place);
  const icon =
    options.icon ??
    (await askFile(
      'Which mark has it, for its icon and its logo? A square SVG file.',
      'mark.svg (empty: two rings, for now)',
      findMarkProblem,
    ));
  const givenAnswers = completeAnswers({ ...options, name }, place);
  const { siteName, languages, countries } = options;
  const language = options.language === undefined ? undefined : givenAnswers.language;
  const defaults = { ...defaultAnswers(name), language: givenAnswers.language };
  const site = await askSite({ siteName, languages, language, countries }, defaults);
  return { ...givenAnswers, base, ...look, ...fonts, icon, ...site };
}
