import { formatHex, parse, type Oklch } from 'culori';
import { isNearSrgb, mapToSrgb, toOklch, writeColour, writeNumber } from './colours.ts';
import { writeFontName } from './texts.ts';

/** A value for DTCG, and the CSS that an import makes of it. */
export interface ParsedCss {
  readonly value: unknown;
  readonly css: string;
}

/** Splits CSS at a separator outside parentheses and quotes. */
export function splitCss(text: string, separator: ',' | ' '): string[] {
  const parts = [''];
  let depth = 0;
  let quotation = '';
  for (const character of text) {
    if (quotation === '' && character === separator && depth === 0) {
      parts.push('');
      continue;
    }
    if (quotation === '' && (character === '"' || character === "'")) quotation = character;
    else if (character === quotation) quotation = '';
    if (quotation === '') depth += { '(': 1, ')': -1 }[character] ?? 0;
    parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Returns both colours of `light-dark(a, b)`; null for other CSS. */
export function splitSchemes(css: string): readonly [light: string, dark: string] | null {
  const argumentList = /^light-dark\((.*)\)$/.exec(css)?.[1];
  const parts = argumentList === undefined ? [] : splitCss(argumentList, ',');
  return parts.length === 2 ? [parts[0]!, parts[1]!] : null;
}

/** Parses a colour. One outside sRGB gets less chroma, as an import does. */
export function parseColour(css: string): ParsedCss | null {
  if (css === 'transparent')
    return { value: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0, hex: '#000000' }, css };
  const colour = parse(css);
  if (!colour) return null;
  const { l = 0, c = 0, h = 0, alpha = 1 } = toOklch(colour);
  const limit = (value: number, most: number) => Number(Math.min(most, Math.max(0, value)).toFixed(6));
  const shade: Oklch = {
    mode: 'oklch',
    l: limit(l, 1),
    c: limit(c, 1),
    h: limit(((h % 360) + 360) % 360, 360),
  };
  // An import changes a colour outside sRGB.
  const isKept = isNearSrgb(shade);
  const nearColour = isKept ? shade : mapToSrgb(shade);
  const components = [shade.l, shade.c, shade.h];
  return {
    value: {
      colorSpace: 'oklch',
      components,
      ...(alpha < 1 && { alpha: Number(alpha.toFixed(4)) }),
      hex: formatHex(nearColour),
    },
    css: alpha === 0 ? 'transparent' : writeColour({ ...(isKept ? shade : nearColour), alpha }),
  };
}

const NUMBER = String.raw`-?(?:\d+\.?\d*|\.\d+)`;

function parseMeasure(css: string, units: string): ParsedCss | null {
  const [, digits, unit = ''] = new RegExp(`^(${NUMBER})(${units})?$`).exec(css) ?? [];
  const value = Number(digits);
  if (digits === undefined || (unit === '' && value !== 0)) return null;
  const number = writeNumber(value);
  const isLength = units.startsWith('px');
  return {
    value: { value: Number(number), unit: unit === '' ? units.split('|')[0] : unit },
    css: number === '0' && isLength ? '0' : `${number}${unit === '' ? units.split('|')[0] : unit}`,
  };
}

/** Parses a length. Of a fluid one, DTCG gets the largest. */
export function parseDimension(css: string): ParsedCss | null {
  const fluid = splitCss(/^clamp\((.*)\)$/.exec(css)?.[1] ?? '', ',');
  return parseMeasure(fluid[2] ?? css, 'px|rem');
}

export const parseDuration = (css: string): ParsedCss | null => parseMeasure(css, 'ms|s');

export function parseNumber(css: string, unit = ''): ParsedCss | null {
  const [, first, second] = new RegExp(`^(${NUMBER})(?:${unit})?(?: ?/ ?(${NUMBER}))?$`).exec(css) ?? [];
  const value = Number(first) / Number(second ?? 1);
  if (first === undefined || !Number.isFinite(value)) return null;
  const number = writeNumber(value);
  return { value: Number(number), css: number === '0' ? number : `${number}${unit}` };
}

export function parseWeight(css: string): ParsedCss | null {
  const number = parseNumber(css);
  return number !== null && Number(number.value) >= 1 && Number(number.value) <= 1000 ? number : null;
}

export function parseCurve(css: string): ParsedCss | null {
  const points = splitCss(/^cubic-bezier\((.*)\)$/.exec(css)?.[1] ?? '', ',').map((point) =>
    parseNumber(point),
  );
  if (points.length !== 4 || points.includes(null)) return null;
  const isTime = (index: number) => Number(points[index]!.value) >= 0 && Number(points[index]!.value) <= 1;
  return isTime(0) && isTime(2)
    ? {
        value: points.map((point) => point!.value),
        css: `cubic-bezier(${points.map((point) => point!.css).join(', ')})`,
      }
    : null;
}

export function parseFonts(css: string): ParsedCss | null {
  const names = splitCss(css, ',').map((name) => name.replace(/^"(.*)"$|^'(.*)'$/, '$1$2'));
  const isNamed = names.length > 0 && names.every((name) => /^[\p{L}\p{N}][\p{L}\p{N} ._+-]*$/u.test(name));
  return isNamed ? { value: names, css: names.map(writeFontName).join(', ') } : null;
}

function parseLayer(css: string, scheme: 'light' | 'dark'): ParsedCss | null {
  const words = splitCss(css, ' ');
  const isInset = words[0] === 'inset';
  const paint = words.at(-1) ?? '';
  const schemes = splitSchemes(paint)?.map(parseColour) ?? [parseColour(paint), parseColour(paint)];
  const [light, dark] = schemes as [ParsedCss | null, ParsedCss | null];
  const lengths = words.slice(isInset ? 1 : 0, -1).map((word) => parseMeasure(word, 'px|rem'));
  if (light === null || dark === null || lengths.length < 3 || lengths.length > 4 || lengths.includes(null))
    return null;
  const [offsetX, offsetY, blur, spread] = lengths as ParsedCss[];
  const sizes = [offsetX!, offsetY!, blur!, ...(spread && spread.css !== '0' ? [spread] : [])];
  const colour = light.css === dark.css ? light.css : `light-dark(${light.css}, ${dark.css})`;
  return {
    value: {
      color: (scheme === 'light' ? light : dark).value,
      offsetX: offsetX!.value,
      offsetY: offsetY!.value,
      blur: blur!.value,
      spread: spread?.value ?? { value: 0, unit: 'px' },
      ...(isInset && { inset: true }),
    },
    css: [...(isInset ? ['inset'] : []), ...sizes.map((size) => size.css), colour].join(' '),
  };
}

/** A shadow that is none: DTCG has no word for it. */
const NO_SHADOW = '0 0 0 transparent';

/** Parses a shadow, with its colours of one scheme. */
export function parseShadow(css: string, scheme: 'light' | 'dark'): ParsedCss | null {
  const layers = splitCss(css === 'none' ? NO_SHADOW : css, ',').map((layer) => parseLayer(layer, scheme));
  if (layers.length === 0 || layers.includes(null)) return null;
  const values = layers.map((layer) => layer!.value);
  const text = layers.map((layer) => layer!.css).join(', ');
  return { value: values.length === 1 ? values[0] : values, css: text === NO_SHADOW ? 'none' : text };
}
