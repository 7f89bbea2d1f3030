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
  source: Located,
  units: readonly string[],
  isSigned: boolean,
): string | undefined {
  const { report } = document;
  const example = `{"value": 4, "unit": "${units[0]}"}`;
  if (typeof source.value === 'number') {
    // Figma has numbers alone.
    report.note(source, `This number has no unit, and is taken as ${units[0]}.`);
    return isNumber(source.value) && (isSigned || source.value >= 0)
      ? write(source.value, units[0]!)
      : report.problem(source, `This is less than 0, or no number. Write ${example}.`);
  }
  if (!isTree(source.value))
    return report.problem(source, `${quote(source.value)} is a text or list. Write ${example}.`);
  const [value, unit] = ['value', 'unit'].map((key) => document.dereference(memberOf(source, key)));
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
export function readDimension(
  document: TokenDocument,
  source: Located,
  isSigned = false,
): string | undefined {
  const value = document.dereference(source);
  if (value === undefined) return undefined;
  if (value.type !== undefined && value.type !== 'dimension' && value.type !== 'number')
    return document.report.problem(
      source,
      `This refers to a ${quote(value.type)}, but a dimension is needed.`,
    );
  return readMeasure(document, value, ['px', 'rem'], isSigned);
}

export const readDuration = (document: TokenDocument, source: Located): string | undefined =>
  readMeasure(document, source, ['ms', 's'], false);

export const readNumber = ({ report }: TokenDocument, source: Located, unit = ''): string | undefined => {
  if (!isNumber(source.value)) return report.problem(source, `${quote(source.value)} is no number.`);
  const number = writeNumber(source.value);
  return number === '0' ? number : `${number}${unit}`;
};

export function readWeight({ report }: TokenDocument, source: Located): string | undefined {
  const { value } = source;
  if (typeof value === 'string' && Object.hasOwn(weights, value)) return String(weights[value]);
  return isNumber(value) && value >= 1 && value <= 1000
    ? writeNumber(value)
    : report.problem(
        source,
        `${quote(value)} is no weight. Write a number from 1 to 1000, or one of: ${Object.keys(weights).join(', ')}.`,
      );
}

export function readCurve(document: TokenDocument, source: Located): string | undefined {
  const { value } = source;
  if (!Array.isArray(value) || value.length !== 4)
    return document.report.problem(source, 'A curve has four numbers: [0.2, 0, 0, 1].');
  const points = [0, 1, 2, 3].map((index) => document.dereference(memberOf(source, index)));
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
export function readFonts(document: TokenDocument, source: Located): string | undefined {
  // Figma has texts alone.
  const isText = typeof source.value === 'string';
  const items = Array.isArray(source.value)
    ? [...source.value.keys()].map((index) => document.dereference(memberOf(source, index)))
    : [source];
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
  if (items.length === 0) return document.report.problem(source, 'Name at least one font.');
  return names.length === items.length ? names.join(', ') : undefined;
}
