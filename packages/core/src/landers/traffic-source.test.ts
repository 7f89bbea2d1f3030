import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { trafficSourceOf, withoutCpc, readTrafficSource } from './traffic-source.ts';

const nowhere = { network: null, ref: null, sub1: null, sub2: null, sub3: null };
const read = (query: string) => trafficSourceOf(new URLSearchParams(query));

const rows = [
  ['traffic.key-network', 'network', ['network']],
  ['traffic.key-ref', 'ref', ['ref']],
  ['traffic.keys-sub1', 'sub1', ['sub', 'sub1', 'aff_sub', 'aff_sub1']],
  ['traffic.keys-sub2', 'sub2', ['sub2', 'aff_sub2']],
  ['traffic.keys-sub3', 'sub3', ['sub3', 'aff_sub3']],
] as const;

for (const [rule, part, keys] of rows) {
  test(`${keys.join(', ')} fill ${part}`, { meta: { spec: [rule] } }, () => {
    for (const key of keys) expect(read(`${key}=x1&other=y`)).toEqual({ ...nowhere, [part]: 'x1' });
  });
}

test('a record has five parts', { meta: { spec: ['entity.traffic-source.fields'] } }, () => {
  expect(read('network=n&ref=r&aff_sub=1&sub2=2&sub3=3')).toEqual({
    network: 'n',
    ref: 'r',
    sub1: '1',
    sub2: '2',
    sub3: '3',
  });
});

test('the first key in the listed order wins, and an empty one counts as absent', () => {
  expect(read('aff_sub1=d&aff_sub=c&sub1=b&sub=a')?.sub1).toBe('a');
  expect(read('sub=&sub1=b')?.sub1).toBe('b');
  expect(read('q=1&ref=')).toBeNull();
  expect(read(`ref=${'x'.repeat(500)}`)?.ref).toHaveLength(200);
});

test(
  'removes cpc from the address and keeps everything else',
  { meta: { spec: ['traffic.cpc-removed-from-url'] } },
  () => {
    expect(withoutCpc('/landers/video?ref=a%20b&cpc=0.3&sub=x#top')).toBe(
      '/landers/video?ref=a%20b&sub=x#top',
    );
    expect(withoutCpc('/?cpc=1')).toBe('/');
    expect(withoutCpc('/?cpc=1&cpc=2#cpc=3')).toBe('/#cpc=3');
    expect(withoutCpc('/members?cpcs=1')).toBeNull();
    expect(withoutCpc('/members')).toBeNull();
  },
);

test('removing cpc twice equals removing it once', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), (url) => {
      const address = `${url}${url.includes('?') ? '&' : '?'}cpc=5`;
      const once = withoutCpc(address);
      expect(once).not.toBeNull();
      expect(withoutCpc(once ?? '')).toBeNull();
    }),
  );
});

test('parses a source sent as JSON, ignores unknown parts and rejects anything else', () => {
  expect(readTrafficSource('{"ref":"summer","more":1,"sub1":7}')).toEqual({
    network: null,
    ref: 'summer',
    sub1: null,
    sub2: null,
    sub3: null,
  });
  for (const text of [undefined, '', 'null', '7x', '[']) expect(readTrafficSource(text)).toBeNull();
});
