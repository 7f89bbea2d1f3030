import {
  converter,
  formatHex,
  inGamut,
  parse,
  toGamut,
  type Color,
  type Mode,
  type Oklch,
  type Rgb,
} from 'culori';
import type { TokenDocument } from '../dtcg/aliases.ts';
import { isTree, type Tree } from '../dtcg/json-file.ts';
import { type Located, memberOf, quote } from '../dtcg/report.ts';

type Range = readonly [least: number, most: number];

interface ColourSpace {
  readonly mode: Mode;
  /** Names of the components, and what DTCG allows for each. */
  readonly components: Readonly<Record<string, Range>>;
  /** Divisors of the components, where the library counts to 1 and DTCG to 100. Default: 1. */
  readonly divisors?: readonly number[];
}

const unit: Range = [0, 1];
const percent: Range = [0, 100];
const any: Range = [-Infinity, Infinity];
const hue: Range = [0, 360];
const chroma: Range = [0, Infinity];

const rgb = (mode: Mode): ColourSpace => ({ mode, components: { r: unit, g: unit, b: unit } });

/** The colour spaces of DTCG 2025.10, with the names of the library. */
const spaces: Readonly<Record<string, ColourSpace>> = {
  srgb: rgb('rgb'),
  'srgb-linear': rgb('lrgb'),
  hsl: { mode: 'hsl', components: { h: hue, s: percent, l: percent }, divisors: [1, 100, 100] },
  hwb: { mode: 'hwb', components: { h: hue, w: percent, b: percent }, divisors: [1, 100, 100] },
  lab: { mode: 'lab', components: { l: percent, a: any, b: any } },
  lch: { mode: 'lch', components: { l: percent, c: chroma, h: hue } },
  oklab: { mode: 'oklab', components: { l: unit, a: any, b: any } },
  oklch: { mode: 'oklch', components: { l: unit, c: chroma, h: hue } },
  'display-p3': rgb('p3'),
  'a98-rgb': rgb('a98'),
  'prophoto-rgb': rgb('prophoto'),
  rec2020: rgb('rec2020'),
  'xyz-d65': { mode: 'xyz65', components: { x: unit, y: unit, z: unit } },
  'xyz-d50': { mode: 'xyz50', components: { x: unit, y: unit, z: unit } },
};

const convert = converter('oklch');
const mapToGamut = toGamut('rgb', 'oklch');
const toRgb = converter('rgb');
const isInSrgb = inGamut('rgb');

/** Converts a colour to OKLCH. */
export const toOklch = (colour: Color): Oklch => convert(colour);

/** Returns the nearest colour in sRGB, with the same lightness and hue as far as possible. */
export const mapToSrgb = (colour: Color): Oklch => convert(mapToGamut(colour));

/** Distance outside sRGB, or of two colours in it, that no display shows: a step of 256 is 0.0039. */
const INVISIBLE = 0.006;

const channels = ({ r, g, b }: Rgb): number[] => [r, g, b];

/** Returns whether a colour is in sRGB, or no display shows that it is not. */
export const isNearSrgb = (colour: Color): boolean =>
  isInSrgb(colour) || channels(toRgb(colour)).every((value) => value > -INVISIBLE && value < 1 + INVISIBLE);

/** Writes a number for CSS: with at most the digits that matter, and without an exponent. */
export const writeNumber = (value: number, digits = 6): string =>
  Number(value.toFixed(digits))
    .toFixed(digits)
    .replace(/\.?0+$/, '')
    .replace(/^-0$/, '0');

/** Returns a colour as `oklch()`, with as many digits as the contract of templates has at most. */
export function writeColour({ l, c, h = 0, alpha = 1 }: Oklch, digits = 6): string {
  const [light, strength, angle] = [writeNumber(l, digits), writeNumber(c, digits), writeNumber(h, digits)];
  const opacity = alpha < 1 ? ` / ${writeNumber(alpha, 4)}` : '';
  return `oklch(${light} ${strength} ${angle}${opacity})`;
}

/** Returns how DTCG 2025.10 writes a colour that an older draft writes as text. */
function describe(text: string): string {
  const colour = parse(text);
  if (!colour) return 'Write {"colorSpace": "srgb", "components": [0.04, 0.42, 0.45]}.';
  const { r, g, b, alpha = 1 } = toRgb(colour);
  const components = [r, g, b].map((value) => writeNumber(value, 3)).join(', ');
  const opacity = alpha < 1 ? `, "alpha": ${writeNumber(alpha, 3)}` : '';
  return `2025.10 writes it as {"colorSpace": "srgb", "components": [${components}]${opacity}}.`;
}

function readSpace(document: TokenDocument, colour: Located): ColourSpace | undefined {
  const spaceValue = document.dereference(memberOf(colour, 'colorSpace'));
  if (spaceValue === undefined) return undefined;
  const name = spaceValue.value;
  return typeof name === 'string' && Object.hasOwn(spaces, name)
    ? spaces[name]
    : document.report.problem(
        spaceValue,
        `${quote(name)} is no colorSpace. There are: ${Object.keys(spaces).join(', ')}.`,
      );
}

function readComponents(
  document: TokenDocument,
  colour: Located,
  { mode, components, divisors }: ColourSpace,
): Color | undefined {
  const list = document.dereference(memberOf(colour, 'components'));
  if (list === undefined) return undefined;
  const names = Object.keys(components);
  if (!Array.isArray(list.value) || list.value.length !== names.length)
    return document.report.problem(list, `This colour has ${names.length} components: ${names.join(', ')}.`);
  const values: Record<string, number> = {};
  let isComplete = true;
  for (const [index, name] of names.entries()) {
    const component = document.dereference(memberOf(list, index));
    const [least, most] = components[name]!;
    const number = component?.value === 'none' ? 0 : component?.value;
    // A hue of 360 is that of 0.
    if (typeof number !== 'number' || !Number.isFinite(number) || number < least || number > most) {
      isComplete = false;
      if (component !== undefined)
        document.report.problem(
          component,
          `The component ${name} is a number${least > -Infinity ? ` from ${least}` : ''}${most < Infinity ? ` to ${most}` : ''}, or "none", not ${quote(component.value)}.`,
        );
    } else values[name] = number / (divisors?.[index] ?? 1);
  }
  return isComplete ? ({ mode, ...values } as Color) : undefined;
}

function readAlpha(document: TokenDocument, colour: Located): number | undefined {
  if (!Object.hasOwn(colour.value as Tree, 'alpha')) return 1;
  const alphaValue = document.dereference(memberOf(colour, 'alpha'));
  if (alphaValue === undefined) return undefined;
  const { value } = alphaValue;
  return typeof value === 'number' && value >= 0 && value <= 1
    ? value
    : document.report.problem(alphaValue, `An alpha is a number from 0 to 1, not ${quote(value)}.`);
}

/** Checks the fallback of a colour, which is often forgotten when the colour changes. */
function checkHex(document: TokenDocument, colour: Located, componentColour: Color): void {
  if (!Object.hasOwn(colour.value as Tree, 'hex')) return;
  const hex = document.dereference(memberOf(colour, 'hex'));
  if (hex === undefined) return;
  if (typeof hex.value !== 'string' || !/^#[0-9a-f]{6}$/i.test(hex.value))
    document.report.problem(hex, `A hex has six digits, as #0a6c74, not ${quote(hex.value)}.`);
  else if (isNearSrgb(componentColour)) {
    const [first, second] = [channels(toRgb(parse(hex.value)!)), channels(toRgb(componentColour))];
    if (first.some((value, index) => Math.abs(value - second[index]!) > 2 * INVISIBLE))
      document.report.note(
        hex,
        `The hex ${hex.value} is another colour than its components, ${formatHex(componentColour)}, which count.`,
      );
  }
}

/** Reads a colour as OKLCH. One outside sRGB gets less chroma, and a note says so. */
export function readColour(document: TokenDocument, source: Located): Oklch | undefined {
  const colour = document.dereference(source);
  if (colour === undefined) return undefined;
  const { report } = document;
  if (colour.type !== undefined && colour.type !== 'color')
    return report.problem(source, `This refers to a ${quote(colour.type)}, but a colour is needed.`);
  if (typeof colour.value === 'string')
    return report.problem(colour, `${quote(colour.value)} is a text. ${describe(colour.value)}`);
  if (!isTree(colour.value))
    return report.problem(colour, `A colour is an object, not ${quote(colour.value)}. ${describe('')}`);
  for (const key of Object.keys(colour.value))
    if (!['colorSpace', 'components', 'alpha', 'hex'].includes(key))
      report.problem(memberOf(colour, key), `${quote(key)} is no property of a colour.`);
  const space = readSpace(document, colour);
  if (space === undefined) return undefined;
  const [componentColour, alpha] = [readComponents(document, colour, space), readAlpha(document, colour)];
  if (componentColour === undefined || alpha === undefined) return undefined;
  checkHex(document, colour, componentColour);
  const { l, c, h = 0 } = toOklch(componentColour);
  const isExact = space.mode === 'oklch';
  if (isNearSrgb(componentColour)) {
    const round = (value: number, digits: number) => (isExact ? value : Number(value.toFixed(digits)));
    return { mode: 'oklch', l: round(l, 4), c: round(c, 4), h: round(h, 2), alpha };
  }
  const mappedColour = mapToSrgb(componentColour);
  const nearColour: Oklch = {
    mode: 'oklch',
    l: Number(mappedColour.l.toFixed(4)),
    c: Math.floor(mappedColour.c * 1e4) / 1e4,
    h: Number((mappedColour.h ?? 0).toFixed(2)),
    alpha,
  };
  report.note(
    colour,
    `This colour, ${writeColour({ mode: 'oklch', l, c, h }, 4)}, is outside sRGB, so that many screens can't show it. Used instead: ${writeColour({ ...nearColour, alpha: 1 })}, ${formatHex(nearColour)}.`,
  );
  return nearColour;
}
