import { fromBuffer } from '@capsizecss/unpack';
import { fontRanges } from '@meetcute/theme';
import type { Font } from 'fontkitten';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import type { ReadFont } from './read-font.ts';

/** Installed fonts of which one serves as the fallback. */
export type StandIn = 'sans' | 'serif';

/** Metric overrides of the fallback, in percent. */
export interface Measures {
  readonly standIn: StandIn;
  readonly sizeAdjust: number;
  readonly ascent: number;
  readonly descent: number;
}

/** Average widths of Arial and Georgia by the letters of English, in their units (`@capsizecss/metrics` 4.3.0). */
const widths: Readonly<Record<StandIn, number>> = { sans: 913 / 2048, serif: 913 / 2048 };

/** Weight at which fonts are measured: that of texts. */
const MEASURED_WEIGHT = 400;

/** Width of an 'I' by its height from which it has serifs: without them it is a bar. */
const SERIF = 0.3;

type Axes = Font['variationAxes'];

/** Returns the settings of the axes of a font: the weight as given, all others at their default. */
const settingsOf = (axes: Axes, weight: 'all' | number) =>
  Object.fromEntries(
    Object.entries(axes).map(([tag, axis]) => {
      const { min, max, default: usual } = axis!;
      if (tag !== 'wght') return [tag, usual];
      return [tag, weight === 'all' ? { min, max, default: usual } : Math.min(max, Math.max(min, weight))];
    }),
  );

/** Returns the characters of a list of ranges as in CSS that a font has. */
function charactersIn(ranges: string, characters: ReadonlySet<number>): string {
  const pairs = ranges.split(',').map((range) => {
    const [first, last = first] = range.replace('U+', '').split('-');
    return [parseInt(first!, 16), parseInt(last!, 16)] as const;
  });
  return [...characters]
    .filter((code) => pairs.some(([first, last]) => code >= first && code <= last))
    .map((code) => String.fromCodePoint(code))
    .join('');
}

/** Returns the WOFF2 files of a font by subset, without other axes than the weight; null for one without characters. */
export async function writeSubsets({ font, bytes, characters }: ReadFont) {
  const write = (text: string) =>
    subsetFont(bytes, text, {
      targetFormat: 'woff2',
      variationAxes: settingsOf(font.variationAxes, 'all'),
    });
  const latinExt = charactersIn(fontRanges.latinExt, characters);
  return {
    latin: await write(charactersIn(fontRanges.latin, characters)),
    latinExt: latinExt === '' ? null : await write(latinExt),
  };
}

const percent = (value: number) => Number((value * 100).toFixed(2));

/** Measures a font at the weight of texts, and computes what makes an installed font as wide and as high. */
export async function measure({ font, bytes, characters }: ReadFont, standIn?: StandIn): Promise<Measures> {
  const instance = await subsetFont(bytes, charactersIn(fontRanges.latin, characters), {
    targetFormat: 'truetype',
    variationAxes: settingsOf(font.variationAxes, MEASURED_WEIGHT),
  });
  const metrics = await fromBuffer(instance);
  const { width, height } = (create(instance) as Font).glyphForCodePoint('I'.codePointAt(0)!).bbox;
  const kind = standIn ?? (width / height > SERIF ? 'serif' : 'sans');
  const size = metrics.xWidthAvg / metrics.unitsPerEm / widths[kind];
  return {
    standIn: kind,
    sizeAdjust: percent(size),
    ascent: percent(metrics.ascent / metrics.unitsPerEm / size),
    descent: percent(Math.abs(metrics.descent) / metrics.unitsPerEm / size),
  };
}
