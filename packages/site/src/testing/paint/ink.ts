import { SCALE, type Box } from './capture.ts';

/** Two pictures of one box of the page, with and without the ink of what is measured. */
export interface Pictures {
  box: Box;
  inked: ImageData;
  bare: ImageData;
}

/** Difference of a colour channel up to which a pixel counts as the same. */
const NOISE = 4;

/** Share of a cell that letters cover at least. */
const LEAST_INK = 0.02;

/** Share of a cell that letters never exceed: above it, more than the letters has changed. */
const MOST_INK = 0.75;

/** Widest cell in CSS pixels, so that a cover over a part of a word is found. */
const CELL = 24;

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const luminanceAt = ({ data }: ImageData, offset: number): number =>
  0.2126 * linear[data[offset]!]! + 0.7152 * linear[data[offset + 1]!]! + 0.0722 * linear[data[offset + 2]!]!;

const ratio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

const differenceAt = ({ data }: ImageData, other: ImageData, offset: number): number =>
  Math.max(
    Math.abs(data[offset]! - other.data[offset]!),
    Math.abs(data[offset + 1]! - other.data[offset + 1]!),
    Math.abs(data[offset + 2]! - other.data[offset + 2]!),
  );

/** Part of a word as it is painted. */
interface Cell {
  /** Strongest difference of a pixel to the ground below it. */
  strength: number;
  /** Luminance of the letters, at that pixel. */
  letters: number;
  /** Luminances of the ground, ascending. */
  ground: Float64Array;
  /** Share of pixels that letters cover. */
  share: number;
  /** First and last row that letters cover, in CSS pixels. */
  rows: readonly [first: number, last: number];
}

/** Reads a cell of two pictures. The ground above and below the letters is left out, where other things begin. */
function readCell({ box, inked, bare }: Pictures, { left, top, right, bottom }: Box): Cell {
  const [x0, x1] = [left - box.left, right - box.left].map((x) => Math.round(x * SCALE)) as [number, number];
  const [y0, y1] = [top - box.top, bottom - box.top].map((y) => Math.round(y * SCALE)) as [number, number];
  const margin = (y1 - y0) * 0.15;
  const ground: number[] = [];
  const cell = { strength: 0, letters: 0, changed: 0, pixels: 0, first: Infinity, last: -Infinity };
  for (let y = Math.max(0, y0); y < Math.min(y1, inked.height); y += 1) {
    for (let x = Math.max(0, x0); x < Math.min(x1, inked.width); x += 1) {
      const offset = 4 * (y * inked.width + x);
      const difference = differenceAt(inked, bare, offset);
      cell.pixels += 1;
      if (y > y0 + margin && y < y1 - margin) ground.push(luminanceAt(bare, offset));
      if (difference <= NOISE) continue;
      cell.changed += 1;
      cell.first = Math.min(cell.first, y);
      cell.last = Math.max(cell.last, y);
      if (difference <= cell.strength) continue;
      cell.strength = difference;
      cell.letters = luminanceAt(inked, offset);
    }
  }
  return {
    strength: cell.strength,
    letters: cell.letters,
    ground: Float64Array.from(ground).toSorted(),
    share: cell.pixels === 0 ? 0 : cell.changed / cell.pixels,
    rows: [cell.first / SCALE, (cell.last + 1) / SCALE],
  };
}

/** Returns the contrast of letters with a ground of several colours: that of its worst tenth. */
function contrastOn(letters: number, ground: Float64Array): number {
  const ratios = ground.map((each) => ratio(letters, each)).toSorted();
  return ratios[Math.floor(ratios.length / 10)] ?? 1;
}

const cellsOf = ({ left, top, right, bottom }: Box): Box[] => {
  const count = Math.ceil((right - left) / CELL);
  const width = (right - left) / count;
  return Array.from({ length: count }, (_, index) => ({
    left: left + index * width,
    top,
    right: left + (index + 1) * width,
    bottom,
  }));
};

/** Contrast and paint of words, read from two pictures. */
export interface Ink {
  /** Lowest contrast of the words, 1 where a part of them is not painted. */
  contrast: number;
  /** Largest height of a word's letters in CSS pixels. */
  height: number;
  /** Whether more than the words has changed between the pictures. */
  isUnstable: boolean;
}

/** Measures the boxes of words, or of an icon, in two pictures. `least` is the contrast that they need. */
export function measureInk(
  pictures: Pictures,
  boxes: readonly Box[],
  { least, isIcon }: { least: number; isIcon: boolean },
): Ink {
  const cells = boxes.flatMap((box) => (isIcon ? [box] : cellsOf(box))).map((box) => readCell(pictures, box));
  const strongest = cells.reduce((one, other) => (other.strength > one.strength ? other : one), cells[0]!);
  const contrasts = cells.map(({ share, letters, ground }) => {
    const cellContrast = share < LEAST_INK ? 1 : contrastOn(letters, ground);
    // Small letters may lack a pixel of their full colour in one cell, so the strongest one decides.
    return cellContrast < 0.6 * least ? cellContrast : contrastOn(strongest.letters, ground);
  });
  return {
    contrast: Math.min(...contrasts),
    height: Math.max(0, ...cells.map(({ rows: [first, last] }) => last - first)),
    isUnstable: cells.some(({ share }) => share > MOST_INK),
  };
}
