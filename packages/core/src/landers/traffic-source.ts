import type { TrafficSource } from '@meetcute/contract';

/** The query keys that fill each part; the first one present wins (spec: traffic.keys-sub1). */
export const trafficKeys: Readonly<Record<keyof TrafficSource, readonly string[]>> = {
  network: ['network'],
  ref: ['ref'],
  sub1: ['sub', 'sub1', 'aff_sub', 'aff_sub1'],
  sub2: ['sub2', 'aff_sub2'],
  sub3: ['sub3', 'aff_sub3'],
};

/** The most characters of a part; longer ones are cut, because an advert's link is nobody's typing mistake. */
const PART_MAX = 200;

/** Reads the traffic source of an address; null when it names none. Empty values count as absent. */
export const trafficSourceOf = (query: URLSearchParams): TrafficSource | null => {
  const read = (part: keyof TrafficSource): string | null => {
    const key = trafficKeys[part].find((each) => query.get(each));
    return key === undefined ? null : (query.get(key)?.slice(0, PART_MAX) ?? null);
  };
  const source: TrafficSource = {
    network: read('network'),
    ref: read('ref'),
    sub1: read('sub1'),
    sub2: read('sub2'),
    sub3: read('sub3'),
  };
  return Object.values(source).some((part) => part !== null) ? source : null;
};

/** An address, path with query, without its `cpc`; null when there is none to take out. All other keys stay (spec: traffic.cpc-removed-from-url). */
export const withoutCpc = (address: string): string | null => {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  const parts = query.slice(1).split('&');
  const kept = parts.filter((part) => !new URLSearchParams(part).has('cpc'));
  if (kept.length === parts.length) return null;
  return `${path}${kept.length === 0 ? '' : `?${kept.join('&')}`}${hash}`;
};

const NOWHERE: TrafficSource = { network: null, ref: null, sub1: null, sub2: null, sub3: null };

/** Reads a source that a client sends as JSON; null for anything else, unknown parts are left out. */
export function readTrafficSource(value: string | undefined): TrafficSource | null {
  if (!value) return null;
  try {
    const parts = Object.entries(JSON.parse(value) as object);
    const known = parts.filter(([key, part]) => Object.hasOwn(NOWHERE, key) && typeof part === 'string');
    return { ...NOWHERE, ...Object.fromEntries(known) };
  } catch {
    return null;
  }
}
