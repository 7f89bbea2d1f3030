import type { Oklch } from 'culori';
import type { TokenDocument } from '../dtcg/aliases.ts';
import { isTree } from '../dtcg/json-file.ts';
import { type Located, memberOf, quote } from '../dtcg/report.ts';
import { readColour } from './colours.ts';
import { readDimension } from './texts.ts';

/** One layer of a shadow. */
export interface ShadowLayer {
  /** Offsets, blur and spread as CSS, with `inset` before them. */
  readonly lengths: string;
  readonly colour: Oklch;
}

const lengths = ['offsetX', 'offsetY', 'blur', 'spread'] as const;

function readLayer(document: TokenDocument, source: Located): ShadowLayer | undefined {
  const layer = document.dereference(source);
  if (layer === undefined) return undefined;
  const { report } = document;
  if (!isTree(layer.value))
    return report.problem(
      layer,
      Array.isArray(layer.value)
        ? 'A layer of a shadow is one object, not a list.'
        : `${quote(layer.value)} is no shadow. Write {"color": …, "offsetX": …, "offsetY": …, "blur": …, "spread": …}.`,
    );
  for (const key of Object.keys(layer.value))
    if (![...lengths, 'color', 'inset'].includes(key))
      report.problem(memberOf(layer, key), `${quote(key)} is no property of a shadow.`);
  const [x, y, blur, spread] = lengths.map((name) =>
    readDimension(document, memberOf(layer, name), name !== 'blur'),
  );
  const colour = readColour(document, memberOf(layer, 'color'));
  const inset = document.dereference(memberOf(layer, 'inset'));
  if (inset?.value !== undefined && typeof inset.value !== 'boolean')
    return report.problem(inset, `${quote(inset.value)} is neither true nor false.`);
  if (x === undefined || y === undefined || blur === undefined || spread === undefined) return undefined;
  if (colour === undefined || inset === undefined) return undefined;
  const parts = [...(inset.value === true ? ['inset'] : []), x, y, blur, ...(spread === '0' ? [] : [spread])];
  return { lengths: parts.join(' '), colour };
}

/** Reads a shadow: one layer, or a list of them. A single layer without size and colour is no shadow. */
export function readShadow(document: TokenDocument, source: Located): ShadowLayer[] | undefined {
  const items = Array.isArray(source.value)
    ? [...source.value.keys()].map((index) => memberOf(source, index))
    : [source];
  if (items.length > 20) return document.report.problem(source, 'A shadow has at most 20 layers.');
  const layers = items.map((item) => readLayer(document, item));
  if (layers.includes(undefined)) return undefined;
  const [first] = layers as ShadowLayer[];
  const isNone = layers.length === 1 && first!.lengths === '0 0 0' && first!.colour.alpha === 0;
  return isNone ? [] : (layers as ShadowLayer[]);
}
