import { defaultTokens, type Tokens } from '@meetcute/theme';
import { contractByReference, contractTokens, pathOf, type ContractToken } from './contract.ts';
import { EXTENSION, isCssValue } from './css-text.ts';
import type { Scheme } from './dtcg/documents.ts';
import { quote } from './dtcg/report.ts';
import { getPath, setPath } from './token-paths.ts';
import {
  parseColour,
  parseCurve,
  parseDimension,
  parseDuration,
  parseFonts,
  parseNumber,
  parseShadow,
  parseWeight,
  splitSchemes,
  type ParsedCss,
} from './values/parse-css.ts';
import { InputError } from '../input-error.ts';

/** A token of a DTCG file. */
export interface DtcgToken {
  readonly $type: string;
  readonly $value: unknown;
  /** CSS of a value that DTCG can't write whole. */
  readonly $extensions?: Readonly<Record<typeof EXTENSION, { readonly css: string }>>;
}

function parseCss({ type, unit }: ContractToken, css: string, scheme: Scheme): ParsedCss | null {
  switch (type) {
    case 'color':
      return parseColour(css);
    case 'shadow':
      return parseShadow(css, scheme);
    case 'dimension':
      return parseDimension(css);
    case 'duration':
      return parseDuration(css);
    case 'number':
      return parseNumber(css, unit);
    case 'fontWeight':
      return parseWeight(css);
    case 'fontFamily':
      return parseFonts(css);
    case 'cubicBezier':
      return parseCurve(css);
  }
}

/** Parses an alias to another token, `var(--mc-…)`. */
function parseReference(token: ContractToken, css: string, scheme: Scheme): ParsedCss | null {
  const target = contractByReference.get(css);
  if (target === undefined || target.type !== token.type || target === token) return null;
  const value = `{${target.hasSchemes ? `${scheme}.` : ''}${target.name}}`;
  // An import writes the value of a role or scale, and keeps the aliases of parts alone.
  return { value, css: token.name.startsWith('part.') ? css : '' };
}

const parseAny = (token: ContractToken, css: string, scheme: Scheme): ParsedCss | null =>
  parseReference(token, css, scheme) ?? parseCss(token, css, scheme);

function parseInSchemes(token: ContractToken, css: string, scheme: Scheme): ParsedCss | null {
  const schemes = token.type === 'color' ? splitSchemes(css) : null;
  if (schemes === null) return parseAny(token, css, scheme);
  const [light, dark] = [parseAny(token, schemes[0], 'light'), parseAny(token, schemes[1], 'dark')];
  if (light === null || dark === null) return null;
  const isSame = light.css === dark.css;
  return {
    value: (scheme === 'light' ? light : dark).value,
    css: isSame ? light.css : `light-dark(${light.css}, ${dark.css})`,
  };
}

/** Writes the value of a token for DTCG, with its CSS where that says more. */
export function toDtcg(token: ContractToken, css: string, scheme: Scheme): DtcgToken {
  const parsedCss = parseInSchemes(token, css, scheme);
  const fallback = () =>
    parseInSchemes(token, getPath(defaultTokens, pathOf(token, scheme)) as string, scheme)!.value;
  return {
    $type: token.type,
    $value: parsedCss?.value ?? fallback(),
    ...(parsedCss?.css !== css && { $extensions: { [EXTENSION]: { css } } }),
  };
}

/** Returns tokens as a document of the Design Tokens Community Group, 2025.10. Throws for values that are no CSS. */
export function writeTokens(tokens: Tokens): Readonly<Record<string, unknown>> {
  const document = {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $extensions: { [EXTENSION]: { home: tokens.home } },
  };
  const problems: string[] = [];
  for (const token of contractTokens)
    for (const scheme of ['light', 'dark'] as const) {
      if (!token.hasSchemes && scheme === 'dark') continue;
      const path = pathOf(token, scheme);
      const css = getPath(tokens, path);
      if (typeof css !== 'string' || !isCssValue(css))
        problems.push(`The token '${path}' can't be exported: ${quote(css)} is no value of CSS.`);
      else
        setPath(
          document,
          token.hasSchemes ? `${scheme}.${token.name}` : token.name,
          toDtcg(token, css, scheme),
        );
    }
  if (problems.length > 0) throw new InputError(problems);
  return document;
}
