import { encloseBoxes, captureTwice } from './capture.ts';
import { findRenderingCause, findStyleCauses } from './causes.ts';
import { findAbove, findOpaqueCover, findPseudoCovers, isGround, nameElement } from './covers.ts';
import { measureInk, type Ink, type Pictures } from './ink.ts';
import { findBoxes, measureLetters, type LetterSize, type Sample } from './sample.ts';
import { hideInk, scrollTo, stopMotion } from './still.ts';

/** Smallest letters in pixels. */
const SMALLEST = 9;

/** Smallest icon in pixels. */
const SMALLEST_ICON = 12;

/** A sample that can't be read, and why. */
export interface Hidden {
  sample: Sample;
  /** Cause in plain words. */
  cause: string;
}

/** A sample where it is on the screen now. */
interface Shape {
  sample: Sample;
  boxes: readonly DOMRect[];
  letters: LetterSize;
  /** Why it can't be read whatever is painted. */
  cause: string | undefined;
}

const isInViewport = ({ left, top, right, bottom }: DOMRect) =>
  left >= -1 && top >= -1 && right <= window.innerWidth + 1 && bottom <= window.innerHeight + 1;

const isOutside = ({ left, top, right, bottom }: DOMRect) =>
  right <= 0 || bottom <= 0 || left >= window.innerWidth || top >= window.innerHeight;

/** Returns the contrast that words need: less when they are large, or an icon. */
function leastContrast({ element, text }: Sample, size: number): number {
  const isBold = Number(getComputedStyle(element).fontWeight) >= 700;
  return text === null || size >= 24 || (isBold && size >= 18.66) ? 3 : 4.5;
}

/** Returns why words can't be read whatever is painted: their size, form, or content above them. */
function findShapeCause({ sample, boxes, letters }: Omit<Shape, 'cause'>): string | undefined {
  const { size, share } = letters;
  const smallest = sample.text === null ? SMALLEST_ICON : SMALLEST;
  if (boxes.length === 0 || size < smallest) return `too small: ${size.toFixed(1)} px, ${smallest} px needed`;
  if (share < 0.7) return `squeezed to ${Math.round(share * 100)} % of their width`;
  const { webkitTextSecurity } = getComputedStyle(sample.element) as { webkitTextSecurity?: string };
  if ((webkitTextSecurity ?? 'none') !== 'none') return `-webkit-text-security: ${webkitTextSecurity}`;
  if (boxes.every(isOutside))
    return ['off the page, where nobody can scroll', ...findStyleCauses(sample, boxes)].join('; ');
  const cover = findOpaqueCover(sample, boxes);
  return cover && `covered by ${nameElement(cover)}`;
}

/** Says what pictures show to be wrong with words, and what may be the cause; undefined when they can be read. */
function findPaintCause({ sample, boxes, letters: { size } }: Shape, ink: Ink): string | undefined {
  const least = leastContrast(sample, size);
  const isCut = sample.text !== null && ink.height < 0.4 * size;
  if (ink.contrast >= least - 0.05 && !isCut && !ink.isUnstable) return undefined;
  const coverNames = findAbove(sample, boxes).filter(isGround).map(nameElement);
  const causes = [
    ...(ink.isUnstable ? ['more than the letters is painted with them'] : []),
    ...(isCut && ink.height > 0 ? [`cut off to a height of ${ink.height} px`] : []),
    ...findStyleCauses(sample, boxes),
    ...[...coverNames, ...findPseudoCovers(sample)].map((cover) => `covered by ${cover}`),
  ];
  return [`contrast ${ink.contrast.toFixed(2)}:1 where painted, ${least}:1 needed`, ...causes].join('; ');
}

/** Takes pictures of samples with and without their letters. */
async function takePictures(shapes: readonly Shape[]): Promise<Pictures> {
  const box = encloseBoxes(shapes.flatMap(({ boxes }) => boxes));
  const [inkedPicture, bare] = await captureTwice(box, () => hideInk(shapes.map(({ sample }) => sample)));
  return { box, inked: inkedPicture, bare };
}

/** Measures the letters of a shape in two pictures. */
function readInk({ sample, boxes, letters }: Shape, pictures: Pictures): Ink {
  const least = leastContrast(sample, letters.size);
  return measureInk(pictures, boxes, { least, isIcon: sample.text === null });
}

/**
 * Reads the ink of shapes. A photo that arrives between the two pictures changes more than the letters, and the pictures
 * say nothing; a colour that the letters share with their ground does so in all pictures.
 */
async function readInks(shapes: readonly Shape[], attempts = 3): Promise<Map<Shape, Ink>> {
  if (shapes.length === 0) return new Map();
  const pictures = await takePictures(shapes);
  const inks = new Map(shapes.map((shape) => [shape, readInk(shape, pictures)]));
  const isUnstable = [...inks.values()].some((ink) => ink.isUnstable);
  return isUnstable && attempts > 1 ? readInks(shapes, attempts - 1) : inks;
}

/** Measures samples where they are on the screen now. Returns the hidden ones. */
async function measure(samples: readonly Sample[]): Promise<Hidden[]> {
  const shapes = samples.map((sample): Shape => {
    const boxes = findBoxes(sample);
    const shape = { sample, boxes, letters: measureLetters(sample, boxes) };
    return { ...shape, cause: findShapeCause(shape) };
  });
  const inks = await readInks(shapes.filter(({ cause }) => cause === undefined));
  return shapes.flatMap((shape) => {
    const ink = inks.get(shape);
    const cause = ink ? findPaintCause(shape, ink) : shape.cause;
    return cause === undefined ? [] : [{ sample: shape.sample, cause }];
  });
}

const isOnScreen = (sample: Sample) => {
  const boxes = findBoxes(sample);
  return boxes.length > 0 && boxes.every(isInViewport);
};

const placeOf = (sample: Sample) => JSON.stringify(findBoxes(sample));

/** Returns the samples that aren't rendered at all, which needs no pictures. */
export const findUnrendered = (samples: readonly Sample[]): Hidden[] =>
  samples.flatMap((sample) => {
    const cause = findRenderingCause(sample);
    return cause === undefined ? [] : [{ sample, cause }];
  });

async function findHiddenNow(samples: readonly Sample[]): Promise<Hidden[]> {
  const resume = stopMotion();
  const hiddenSamples = findUnrendered(samples);
  let rest = samples.filter((sample) => hiddenSamples.every((each) => each.sample !== sample));
  let group = rest.filter(isOnScreen);
  const suspects = new Map<Sample, Hidden & { place: string }>();
  const scrolledTo = new Set<Sample>();
  while (rest.length > 0) {
    for (const sample of group) suspects.delete(sample);
    for (const hiddenSample of await measure(group))
      suspects.set(hiddenSample.sample, { ...hiddenSample, place: placeOf(hiddenSample.sample) });
    rest = rest.filter((sample) => !group.includes(sample) || suspects.has(sample));
    const [next] = rest;
    if (!next) break;
    scrollTo(next.element);
    const suspect = suspects.get(next);
    if (suspect && (scrolledTo.has(next) || suspect.place === placeOf(next))) {
      hiddenSamples.push(suspect);
      rest = rest.filter((sample) => sample !== next);
      group = [];
    } else {
      scrolledTo.add(next);
      group = [next, ...rest.filter((sample) => sample !== next && isOnScreen(sample))];
    }
  }
  resume();
  return hiddenSamples;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Finds the samples that can't be read as they are painted, by comparing a picture of the page with one without their
 * letters. Samples that are on the screen together share the pictures. One that seems hidden is measured again after
 * scrolling to it, because a bar may have covered it before.
 * Measurements wait for each other: one of a test that has ended must not change what the next one sees.
 */
export function findHidden(samples: readonly Sample[]): Promise<Hidden[]> {
  const result = last.then(async () => findHiddenNow(samples));
  last = result.catch(() => undefined);
  return result;
}
