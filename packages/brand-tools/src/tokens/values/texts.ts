import type { TokenDocument } from '../dtcg/aliases.ts';
import { isTree } from '../dtcg/json-file.ts';
import { type Located, memberOf, quote } from '../dtcg/report.ts';
import { writeNumber } from './colours.ts';

/** Weights that DTCG names. */
const weights: Readonly<Record<string, number>> = {
  thin: 100,
  hairline: 100,
  'extra-light': 200,
  'ultra-light': 200,
  light: 300,
  normal: 400,
  regular: 400,
  book: 400,
  medium: 500,
  'semi-bold': 600,
  'demi-bold': 600,
  bold: 700,
  'extra-bold': 800,
  'ultra-bold': 800,
  black: 900,
  heavy: 900,
  'extra-black': 950,
  'ultra-black': 950,
};

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Reads a value with a unit, such as `{"value": 4, "unit": "px"}`. */
function readMeasure(
  document: TokenDocument,
  given: Located,
  units: readonly string[],
  isSigned: boolean,
): string | undefined {
  const { report } = document;
  const example = `{"value": 4, "unit": "${units[0]}"}`;
  if (typeof given.value === 'number') {
    // Figma has numbers alone.
    report.note(given, `This number has no unit, and is taken as ${units[0]}.`);
    return isNumber(given.value) && (isSigned || given.value >= 0)
      ? write(given.value, units[0]!)
      : report.problem(given, `This is less than 0, or no number. Write ${example}.`);
  }
  if (!isTree(given.value))
    return report.problem(given, `${quote(given.value)} is a text or list. Write ${example}.`);
  const [value, unit] = ['value', 'unit'].map((key) => document.dereference(memberOf(given, key)));
  if (value === undefined || unit === undefined) return undefined;
  if (!isNumber(value.value) || (!isSigned && value.value < 0))
    report.problem(
      value,
      `A value is a number${isSigned ? '' : ' of at least 0'}, not ${quote(value.value)}.`,
    );
  if (typeof unit.value !== 'string' || !units.includes(unit.value))
    report.problem(unit, `${quote(unit.value)} is no unit here. There are: ${units.join(', ')}.`);
  else if (isNumber(value.value) && (isSigned || value.value >= 0)) return write(value.value, unit.value);
  return undefined;
}

const write = (value: number, unit: string) => {
  const number = writeNumber(value);
  return number === '0' && unit !== 'ms' && unit !== 's' ? '0' : `${number}${unit}`;
};

/** Reads a length. Offsets of shadows may be negative. */
export function readDimension(document: TokenDocument, given: Located, isSigned = false): string | undefined {
  const value = document.dereference(given);
  if (value === undefined) return undefined;
  if (value.type !== undefined && value.type !== 'dimension' && value.type !== 'number')
    return document.report.problem(
      given,
      `This refers to a ${quote(value.type)}, but a dimension is needed.`,
    );
  return readMeasure(document, value, ['px', 'rem'], isSigned);
}

export const readDuration = (document: TokenDocument, given: Located): string | undefined =>
  readMeasure(document, given, ['ms', 's'], false);

export const readNumber = ({ report }: TokenDocument, given: Located, unit = ''): string | undefined => {
  if (!isNumber(given.value)) return report.problem(given, `${quote(given.value)} is no number.`);
  const number = writeNumber(given.value);
  return number === '0' ? number : `${number}${unit}`;
};

export function readWeight({ report }: TokenDocument, given: Located): string | undefined {
  const { value } = given;
  if (typeof value === 'string' && Object.hasOwn(weights, value)) return String(weights[value]);
  return isNumber(value) && value >= 1 && value <= 1000
    ? writeNumber(value)
    : report.problem(
        given,
        `${quote(value)} is no weight. Write a number from 1 to 1000, or one of: ${Object.keys(weights).join(', ')}.`,
      );
}

export function readCurve(document: TokenDocument, given: Located): string | undefined {
  const { value } = given;
  if (!Array.isArray(value) || value.length !== 4)
    return document.report.problem(given, 'A curve has four numbers: [0.2, 0, 0, 1].');
  const points = [0, 1, 2, 3].map((index) => document.dereference(memberOf(given, index)));
  let isComplete = true;
  for (const [index, point] of points.entries()) {
    const isTime = index % 2 === 0;
    const number = point?.value;
    if (isNumber(number) && (!isTime || (number >= 0 && number <= 1))) continue;
    isComplete = false;
    if (point)
      document.report.problem(
        point,
        `${quote(number)} is no number${isTime ? ' from 0 to 1' : ''} of a curve.`,
      );
  }
  if (!isComplete) return undefined;
  return `cubic-bezier(${points.map((point) => writeNumber(point!.value as number)).join(', ')})`;
}

/** Writes the name of a font for CSS: quoted, unless it is one word. */
export const writeFontName = (name: string): string =>
  /^-?[a-z_][a-z0-9_-]*$/i.test(name) ? name : `"${name}"`;

/** Reads a stack of fonts. */
export function readFonts(document: TokenDocument, given: Located): string | undefined {
  // Figma has texts alone.
  const isText = typeof given.value === 'string';
  const items = Array.isArray(given.value)
    ? [...given.value.keys()].map((index) => document.dereference(memberOf(given, index)))
    : [given];
  const names: string[] = [];
  for (const item of items) {
    if (item === undefined) return undefined;
    const name = typeof item.value === 'string' ? item.value.trim() : '';
    if (name === '' || name.length > 100 || /["'`\\;:{}()<>/@!,]|\p{C}/u.test(name))
      document.report.problem(
        item,
        isText && name.includes(',')
          ? 'Several fonts are a list: ["Lora", "Georgia", "serif"].'
          : `${quote(item.value)} is no name of a font.`,
      );
    else names.push(writeFontName(name));
  }
  if (items.length === 0) return document.report.problem(given, 'Name at least one font.');
  return names.length === items.length ? names.join(', ') : undefined;
}
