import type { Hidden } from '../../paint/find-hidden.ts';
import { findLabel, findWords, type Sample } from '../../paint/sample.ts';
import { isInSight } from '../in-sight.ts';
import { sayHidden } from '../missing-words.ts';
import type { Measure, Required } from '../open-place.ts';
import { findDistance, findCommonAncestor, type Anchor } from './beside.ts';
import { findChangedWords } from './changed-words.ts';

/** Something that costs money or credits on a page. */
export interface Priced {
  /** Its name, or the words of the control that buys it. */
  words: string;
  /** Price in words. */
  price: string;
  /** Returns the elements that name it or buy it, each of which needs the price beside it. */
  find: () => readonly Element[];
}

const priceOf = ({ words, price }: Priced) => `the price “${price}” of “${words}”`;

/** Returns the samples that name a thing: its words, or what a control with that name shows. */
const findNames = ({ words, find }: Priced): Sample[] =>
  find().flatMap((element) =>
    findLabel(element).filter((sample) => sample.words.includes(words) || element.ariaLabel?.includes(words)),
  );

const elementsOf = (samples: readonly Sample[]) => samples.map(({ element }) => element);

/** Returns what must be readable of a thing: its name, and its price. */
export const listRequired = (thing: Priced): Required[] => [
  { words: thing.words, missing: `“${thing.words}” is missing`, elements: elementsOf(findNames(thing)) },
  {
    words: thing.words,
    missing: `${priceOf(thing)} is missing`,
    elements: elementsOf(findPrice(thing.price)),
  },
];

interface Found extends Priced {
  anchors: readonly Anchor[];
  prices: readonly Sample[];
}

/** Returns the places of a price. A price inside a longer number is another one. */
const findPrice = (price: string): Sample[] =>
  findWords(document.body, price).filter(({ text }) => {
    const [textBefore, textAfter] = text!.data.split(price, 2);
    return !/\d[.,]?$/.test(textBefore!) && !/^[.,]?\d/.test(textAfter!);
  });

/** Returns why a price can't be read beside a name or control; undefined when it can. */
function findFault(
  thing: Priced,
  anchor: Anchor,
  sample: Sample,
  { hidden, others }: { hidden: readonly Hidden[]; others: readonly Anchor[] },
): { isBeside: boolean; report: string } | undefined {
  const subject = priceOf(thing);
  const distance = findDistance(sample, anchor, others);
  const hiddenSample = hidden.find((each) => each.sample === sample);
  const changes = findChangedWords(sample, findCommonAncestor(sample.element, anchor.element));
  const causes = [...(hiddenSample ? [hiddenSample.cause] : []), ...changes];
  if (distance) return { isBeside: false, report: `${subject} is ${distance}` };
  if (causes.length === 0) return undefined;
  return { isBeside: true, report: `${subject} can't be seen: ${causes.join('; ')}` };
}

/** Returns what is wrong with the prices beside the names and controls of one thing. */
function reportPrices(offer: Found, hiddenSamples: readonly Hidden[], all: readonly Found[]): string[] {
  const { price, anchors, prices } = offer;
  if (prices.length === 0) return [`${priceOf(offer)} is missing`];
  const others = all.filter((each) => each.price !== price).flatMap((each) => each.anchors);
  return anchors.flatMap((anchor) => {
    const faults = prices.map((sample) =>
      findFault(offer, anchor, sample, { hidden: hiddenSamples, others }),
    );
    if (faults.includes(undefined)) return [];
    const definedFaults = faults.filter((fault) => fault !== undefined);
    const faultsBeside = definedFaults.filter(({ isBeside }) => isBeside);
    return (faultsBeside.length > 0 ? faultsBeside : definedFaults.slice(0, 1)).map(({ report }) => report);
  });
}

const toAnchors = ({ words, find }: Priced, isWanted: (element: Element) => boolean): Anchor[] =>
  find()
    .filter(isWanted)
    .map((element) => ({ element, words }));

/** Returns the prices to measure first: those that may be seen, or all when none may. */
function visiblePrices({ price }: Priced): Sample[] {
  const all = findPrice(price);
  const visible = all.filter(({ element }) => isInSight(element));
  return visible.length > 0 ? visible : all;
}

/** Returns what is wrong with the name of a thing, of which one must be readable. */
function reportName(thing: Priced, hiddenSamples: readonly Hidden[]): string[] {
  const names = findNames(thing);
  if (names.length === 0) return [`“${thing.words}” is missing`];
  const hiddenNames = hiddenSamples.filter(({ sample }) =>
    names.some(({ element, text }) => element === sample.element && text === sample.text),
  );
  return hiddenNames.length < names.length ? [] : hiddenNames.map(sayHidden);
}

/**
 * Resolves with what is wrong with the prices of a page: each name of a thing, and each control that buys it, needs the
 * price beside it, readable and as it is.
 */
export async function missingPrices(things: readonly Priced[], measure: Measure): Promise<string[]> {
  if (things.length === 0) return ['nothing is sold'];
  const look = async (pricesOf: (thing: Priced) => Sample[]) => {
    const samplesByPrice = new Map<string, Sample[]>();
    const offers = things.map((thing): Found => {
      const prices = samplesByPrice.getOrInsertComputed(thing.price, () => pricesOf(thing));
      return { ...thing, anchors: toAnchors(thing, isInSight), prices };
    });
    const names = things.flatMap(findNames);
    const hiddenSamples = await measure([...names, ...[...samplesByPrice.values()].flat()]);
    return offers.flatMap((each) => [
      ...reportName(each, hiddenSamples),
      ...reportPrices(each, hiddenSamples, offers),
    ]);
  };
  const reports = await look(visiblePrices);
  // A price that is hidden is not looked at while another copy can be seen, unless that copy isn't enough.
  return reports.length === 0 ? reports : [...new Set(await look(({ price }) => findPrice(price)))];
}
