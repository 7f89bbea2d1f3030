import { isDeepStrictEqual } from 'node:util';
import { contractByName, type ContractToken } from './contract.ts';
import { readCssNote } from './css-text.ts';
import type { ResolvedToken, TokenDocument } from './dtcg/aliases.ts';
import type { Scheme } from './dtcg/documents.ts';
import type { TokenEntry } from './dtcg/groups.ts';
import { quote } from './dtcg/report.ts';
import { readColour, writeColour } from './values/colours.ts';
import type { SchemeValue } from './values/schemes.ts';
import { readShadow } from './values/shadows.ts';
import { readCurve, readDimension, readDuration, readFonts, readNumber, readWeight } from './values/texts.ts';
import { toDtcg } from './write-tokens.ts';

/** Types that Figma writes where DTCG has a better one. */
const figmaTypes: Readonly<Partial<Record<ContractToken['type'], string>>> = {
  dimension: 'number',
  duration: 'number',
  fontWeight: 'number',
  fontFamily: 'string',
};

/** Reads the value of a token after all aliases. */
function readValue(
  document: TokenDocument,
  token: ContractToken,
  resolvedToken: ResolvedToken,
): SchemeValue | undefined {
  switch (token.type) {
    case 'color': {
      const colour = readColour(document, { value: resolvedToken.value, place: resolvedToken.place });
      if (colour === undefined) return undefined;
      return colour.alpha === 0 && !token.isRole ? 'transparent' : writeColour(colour);
    }
    case 'shadow':
      return readShadow(document, resolvedToken);
    case 'dimension':
      return readDimension(document, { value: resolvedToken.value, place: resolvedToken.place });
    case 'duration':
      return readDuration(document, resolvedToken);
    case 'number':
      return readNumber(document, resolvedToken, token.unit);
    case 'fontWeight':
      return readWeight(document, resolvedToken);
    case 'fontFamily':
      return readFonts(document, resolvedToken);
    case 'cubicBezier':
      return readCurve(document, resolvedToken);
  }
}

/** Returns the token of the contract that a token of a part refers to. */
function findReference(token: ContractToken, { aliases }: ResolvedToken, scheme: Scheme): string | undefined {
  if (!token.name.startsWith('part.')) return undefined;
  const names = aliases.map((name) => name.replace(new RegExp(`^${scheme}\\.`), ''));
  return names.map((name) => contractByName.get(name)?.reference).find((name) => name !== undefined);
}

/** Reads a token in one scheme. Reports why it can't be read, and returns undefined then. */
export function readInScheme(
  document: TokenDocument,
  token: ContractToken,
  entry: TokenEntry,
  scheme: Scheme,
): SchemeValue | undefined {
  const resolvedToken = document.resolve(entry);
  if (resolvedToken === undefined) return undefined;
  if (resolvedToken.type === undefined)
    return document.report.problem(entry.token, `This has no $type. Write "$type": "${token.type}".`);
  if (resolvedToken.type !== token.type && resolvedToken.type !== figmaTypes[token.type])
    return document.report.problem(
      entry.token,
      `This is a ${quote(resolvedToken.type)}, but ${token.name} is a ${token.type}.`,
    );
  const note = readCssNote(entry.token, document.report);
  // The CSS of an export holds until a designer changes the value beside it.
  if (note !== undefined && isDeepStrictEqual(note.value, toDtcg(token, note.css, scheme).$value))
    return note.css;
  if (note !== undefined)
    document.report.note(entry.token, `The value was changed, so that it replaces ${quote(note.css)}.`);
  const value = readValue(document, token, resolvedToken);
  if (value === undefined) return undefined;
  return findReference(token, resolvedToken, scheme) ?? value;
}
