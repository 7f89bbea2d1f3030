import { TRAFFIC_PART_MAX, type TrafficSource } from '@meetcute/contract';
import { withoutKey } from '../routes/without-key.ts';

/** Query keys for each part of a traffic source, by priority (spec: traffic.keys-sub1). */
export const trafficKeys: Readonly<Record<keyof TrafficSource, readonly string[]>> = {
  network: ['network'],
  ref: ['ref'],
  sub1: ['sub', 'sub1', 'aff_sub', 'aff_sub1'],
  sub2: ['sub2', 'aff_sub2'],
  sub3: ['sub3', 'aff_sub3'],
};

/**
 * Reads the traffic source of a query; null without one. Empty values count as absent. Values that are too long are
 * truncated rather than rejected, because visitors do not type them.
 */
export const trafficSourceOf = (query: URLSearchParams): TrafficSource | null => {
  const read = (part: keyof TrafficSource): string | null => {
    const key = trafficKeys[part].find((each) => query.get(each));
    return key === undefined ? null : (query.get(key)?.slice(0, TRAFFIC_PART_MAX) ?? null);
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

/**
 * Removes `cpc` from an address (path with query). Returns null if it is absent. Keeps all other keys
 * (spec: traffic.cpc-removed-from-url).
 */
export const withoutCpc = (address: string): string | null => withoutKey(address, 'cpc');

const NOWHERE: TrafficSource = { network: null, ref: null, sub1: null, sub2: null, sub3: null };

/** Parses a traffic source that a client sends as JSON. Ignores unknown parts; returns null for anything else. */
export function readTrafficSource(value: string | undefined): TrafficSource | null {
  if (!value) return null;
  try {
    const parts = Object.entries(JSON.parse(value) as object);
    const validParts = parts.filter(([key, part]) => Object.hasOwn(NOWHERE, key) && typeof part === 'string');
    return { ...NOWHERE, ...Object.fromEntries(validParts) };
  } catch {
    return null;
  }
}
