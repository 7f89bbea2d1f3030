/** Facial expression: eyes and brows from the artwork, a mouth from the artwork or drawn here. */
export interface Expression {
  readonly eyes: 'smile' | 'calm' | 'cute';
  readonly mouth: 'art' | 'grin' | 'wide' | 'side';
}

/** Friendly expressions. */
export const expressions: readonly Expression[] = [
  { eyes: 'smile', mouth: 'wide' },
  { eyes: 'smile', mouth: 'grin' },
  { eyes: 'calm', mouth: 'wide' },
  { eyes: 'smile', mouth: 'art' },
  { eyes: 'calm', mouth: 'grin' },
  { eyes: 'smile', mouth: 'side' },
];

const number = String.raw`(-?\d*\.?\d+)`;

/**
 * Returns the paths of a face without its mouth, which the artwork draws first. The next path may start
 * relative to it.
 */
const withoutMouth = (face: string): string =>
  face.replace(
    new RegExp(`d="M${number}[ ,]?${number}[^Z]*Z(?:m${number}[ ,]?${number})?`),
    (_all, x: string, y: string, dx?: string, dy?: string) =>
      dx === undefined || dy === undefined
        ? 'd="'
        : `d="M${Number(x) + Number(dx)} ${Number(y) + Number(dy)}`,
  );

const mouths = (ink: string, lip: string): Readonly<Record<Exclude<Expression['mouth'], 'art'>, string>> => ({
  wide: `<path d="M112 211c20 27 62 34 88-5" fill="none" stroke="${ink}" stroke-width="11" stroke-linecap="round"/><path d="M104 214c4-6 9-9 14-10M197 200c5 0 9 2 12 6" fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round"/>`,
  grin: `<path d="M110 205c28 9 64 8 92-4 4 30-14 55-44 56-29 1-48-22-48-52Z" fill="${ink}" stroke="${ink}" stroke-width="8" stroke-linejoin="round"/><path d="M119 213c24 6 50 5 75-3-1 9-3 14-6 18-20 5-42 5-61 2-4-5-7-10-8-17Z" fill="#fffaf2"/><path d="M134 245c8-9 33-11 44-3-10 12-33 14-44 3Z" fill="${lip}"/>`,
  side: `<path d="M122 219c22 16 50 12 70-14" fill="none" stroke="${ink}" stroke-width="11" stroke-linecap="round"/><path d="M190 197c6 1 11 5 13 11" fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round"/>`,
});

const laughLines = (ink: string) =>
  `<path d="M54 116l-13-6M53 130l-14 2" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" opacity=".4"/>`;

/** Returns a face with the mouth of the expression. People over fifty get laugh lines. */
export const drawFace = (
  art: string,
  { mouth }: Expression,
  age: number,
  ink: string,
  lip: string,
): string => {
  const face = mouth === 'art' ? art : `${withoutMouth(art)}${mouths(ink, lip)[mouth]}`;
  return `${face.replaceAll('#000', ink)}${age > 50 ? laughLines(ink) : ''}`;
};
