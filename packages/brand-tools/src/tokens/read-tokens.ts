import type { DeepPartial, Tokens } from '@meetcute/theme';
import { contractByName, contractGroups, contractTokens, pathOf, type ContractToken } from './contract.ts';
import { EXTENSION, readCssNote } from './css-text.ts';
import type { ResolvedToken, TokenDocument } from './dtcg/aliases.ts';
import { readDocuments, type Documents, type Scheme } from './dtcg/documents.ts';
import type { TokenEntry } from './dtcg/groups.ts';
import { isTree } from './dtcg/json-file.ts';
import { memberOf, quote, Report } from './dtcg/report.ts';
import { isDeepStrictEqual } from 'node:util';
import { nearestName } from './nearest-name.ts';
import { setPath } from './token-paths.ts';
import { readColour, writeColour } from './values/colours.ts';
import { readShadow, type ShadowLayer } from './values/shadows.ts';
import { readCurve, readDimension, readDuration, readFonts, readNumber, readWeight } from './values/texts.ts';
import { toDtcg } from './write-tokens.ts';

/** Tokens of a template as files have them. */
export interface ImportedTokens {
  /** Tokens that the files have. */
  readonly tokens: DeepPartial<Tokens>;
  /** Sentences about what a person should know, although the files can be used. */
  readonly notes: readonly string[];
}

/** Groups of other names in which names that are misspelt are looked for. */
const MOST_SIMILAR = 50;

/** A value in one scheme: CSS, or layers of a shadow whose colours may differ from the other scheme. */
type SchemeValue = string | ShadowLayer[];

/** Types that Figma writes where DTCG has a better one. */
const figmaTypes: Readonly<Partial<Record<ContractToken['type'], string>>> = {
  dimension: 'number',
  duration: 'number',
  fontWeight: 'number',
  fontFamily: 'string',
};

const isShadow = (value: SchemeValue): value is ShadowLayer[] => Array.isArray(value);

/** Reads the value of a token after all aliases. */
function readValue(
  document: TokenDocument,
  token: ContractToken,
  given: ResolvedToken,
): SchemeValue | undefined {
  switch (token.type) {
    case 'color': {
      const colour = readColour(document, { value: given.value, place: given.place });
      if (colour === undefined) return undefined;
      return colour.alpha === 0 && !token.isRole ? 'transparent' : writeColour(colour);
    }
    case 'shadow':
      return readShadow(document, given);
    case 'dimension':
      return readDimension(document, { value: given.value, place: given.place });
    case 'duration':
      return readDuration(document, given);
    case 'number':
      return readNumber(document, given, token.unit);
    case 'fontWeight':
      return readWeight(document, given);
    case 'fontFamily':
      return readFonts(document, given);
    case 'cubicBezier':
      return readCurve(document, given);
  }
}

/** Returns the token of the contract that a token of a part refers to. */
function findReference(token: ContractToken, { aliases }: ResolvedToken, scheme: Scheme): string | undefined {
  if (!token.name.startsWith('part.')) return undefined;
  const names = aliases.map((name) => name.replace(new RegExp(`^${scheme}\\.`), ''));
  return names.map((name) => contractByName.get(name)?.reference).find((name) => name !== undefined);
}

function readInScheme(
  document: TokenDocument,
  token: ContractToken,
  entry: TokenEntry,
  scheme: Scheme,
): SchemeValue | undefined {
  const given = document.resolve(entry);
  if (given === undefined) return undefined;
  if (given.type === undefined)
    return document.report.problem(entry.token, `This has no $type. Write "$type": "${token.type}".`);
  if (given.type !== token.type && given.type !== figmaTypes[token.type])
    return document.report.problem(
      entry.token,
      `This is a ${quote(given.type)}, but ${token.name} is a ${token.type}.`,
    );
  const note = readCssNote(entry.token, document.report);
  // The CSS of an export holds until a designer changes the value beside it.
  if (note !== undefined && isDeepStrictEqual(note.value, toDtcg(token, note.css, scheme).$value))
    return note.css;
  if (note !== undefined)
    document.report.note(entry.token, `The value was changed, so that it replaces ${quote(note.css)}.`);
  const value = readValue(document, token, given);
  if (value === undefined) return undefined;
  return findReference(token, given, scheme) ?? value;
}

const layerText = ({ colour, lengths }: ShadowLayer, paint = colour) =>
  `${lengths} ${paint.alpha === 0 ? 'transparent' : writeColour(paint)}`;

const byScheme = (light: string, dark: string) => (light === dark ? light : `light-dark(${light}, ${dark})`);

/** Writes a shadow of both schemes. CSS lets only its colours differ, so other layers are invisible in one scheme. */
function writeShadow(light: ShadowLayer[], dark: ShadowLayer[]): string {
  const isSameShape =
    light.length === dark.length && light.every(({ lengths }, index) => lengths === dark[index]!.lengths);
  const layers = isSameShape
    ? light.map((layer, index) => {
        const [first, second] = [layerText(layer), layerText(dark[index]!)];
        const paint = (text: string) => text.slice(layer.lengths.length + 1);
        return `${layer.lengths} ${byScheme(paint(first), paint(second))}`;
      })
    : [
        ...light.map((layer) => {
          const text = layerText(layer);
          return `${layer.lengths} ${byScheme(text.slice(layer.lengths.length + 1), 'transparent')}`;
        }),
        ...dark.map((layer) => {
          const text = layerText(layer);
          return `${layer.lengths} ${byScheme('transparent', text.slice(layer.lengths.length + 1))}`;
        }),
      ];
  return layers.length === 0 ? 'none' : layers.join(', ');
}

/** Combines the values of both schemes into one CSS text. Returns undefined where CSS can't. */
function combine(light: SchemeValue, dark: SchemeValue, token: ContractToken): string | undefined {
  if (isShadow(light) && isShadow(dark)) return writeShadow(light, dark);
  const [first, second] = [light, dark].map((value) => (isShadow(value) ? writeShadow(value, value) : value));
  if (first === second) return first;
  return token.type === 'color' ? byScheme(first!, second!) : undefined;
}

/** Reads tokens of the contract, and remembers which tokens of the files it used. */
class ContractReader {
  readonly #documents: Documents;
  readonly #report: Report;
  readonly tokens: DeepPartial<Tokens> = {};

  constructor(documents: Documents, report: Report) {
    this.#documents = documents;
    this.#report = report;
  }

  #entryOf({ name, hasSchemes }: ContractToken, scheme: Scheme): TokenEntry | undefined {
    const { tokens } = this.#documents[scheme];
    return (hasSchemes ? tokens.get(`${scheme}.${name}`) : undefined) ?? tokens.get(name);
  }

  #readRole(token: ContractToken): void {
    for (const scheme of ['light', 'dark'] as const) {
      const entry = this.#entryOf(token, scheme);
      if (entry === undefined) continue;
      const value = readInScheme(this.#documents[scheme], token, entry, scheme);
      if (value !== undefined) setPath(this.tokens, pathOf(token, scheme), value as string);
    }
  }

  #readLeaf(token: ContractToken): void {
    const [light, dark] = [this.#entryOf(token, 'light'), this.#entryOf(token, 'dark')];
    const entry = light ?? dark;
    if (entry === undefined) return;
    if (light === undefined || dark === undefined) {
      this.#report.problem(
        entry.token,
        `${token.name} has a value in one scheme only. Add it to the other one.`,
      );
      return;
    }
    const first = readInScheme(this.#documents.light, token, light, 'light');
    const isSame = light === dark && !token.hasSchemes;
    const second = isSame ? first : readInScheme(this.#documents.dark, token, dark, 'dark');
    if (first === undefined || second === undefined) return;
    const value = combine(first, second, token);
    if (value === undefined)
      this.#report.problem(dark.token, `${token.name} differs in the dark scheme. Only its colours may.`);
    else setPath(this.tokens, token.name, value);
  }

  #readHome(): void {
    for (const root of this.#documents.roots) {
      const home = memberOf(memberOf(memberOf(root, '$extensions'), EXTENSION), 'home');
      if (home.value === undefined) continue;
      if (home.value === 'light' || home.value === 'dark' || home.value === 'system')
        this.tokens.home = home.value;
      else this.#report.problem(home, `${quote(home.value)} is no scheme. There are: light, dark, system.`);
    }
  }

  /** Refuses tokens in groups of the contract that it does not have, and names the groups that nothing uses. */
  #checkUnused(): void {
    const unused = new Map<string, number>();
    for (const { tokens, usedNames } of new Set([this.#documents.light, this.#documents.dark]))
      for (const [name, { token }] of tokens) {
        if (usedNames.has(name)) continue;
        const [group = ''] = name.split('.');
        const near = unused.size < MOST_SIMILAR ? nearestName(name) : undefined;
        if (contractGroups.includes(group) || near !== undefined)
          this.#report.problem(
            { place: token.place },
            `There is no token ${quote(name)}, and no other one refers to it.${near === undefined ? '' : ` Do you mean ${near}?`}`,
          );
        else unused.set(group, (unused.get(group) ?? 0) + 1);
      }
    const groups = [...unused].map(([name, count]) => `${quote(name)} (${count})`);
    if (groups.length > 0)
      this.#report.notes.push(`Not used, because templates have no such tokens: ${groups.join(', ')}.`);
  }

  read(): void {
    for (const token of contractTokens)
      if (token.isRole) this.#readRole(token);
      else this.#readLeaf(token);
    this.#readHome();
    this.#checkUnused();
    const { report } = this.#documents.light;
    if (
      report.problems.length === 0 &&
      !isTree(Object.values(this.tokens)[0]) &&
      this.tokens.home === undefined
    )
      report.problems.push(
        'The files have no token of templates. Names are light.accent, dark.accent, space.4, type.body, radius.medium and the like: export the tokens of a template to see all.',
      );
  }
}

/**
 * Reads the tokens of a template from files in the format of the Design Tokens Community Group, 2025.10. Throws an error with
 * everything that is wrong in them.
 */
export function readTokenFiles(files: readonly string[]): ImportedTokens {
  const report = new Report();
  const documents = readDocuments(files, report);
  const reader = new ContractReader(documents, report);
  reader.read();
  report.throwProblems();
  return { tokens: reader.tokens, notes: report.notes };
}
