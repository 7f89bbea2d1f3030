import { describe, expect, test } from 'vitest';
import { parsePortraitName, personSeed, portraitFilename, portraitImage, portraitTraits } from './index.ts';
import { portraitSvg } from './portrait.ts';

const seeds = Array.from({ length: 40 }, (_item, index) =>
  personSeed(index % 2 ? 'm' : 'f', 18 + index, `test${index}`),
);
const lights = ['classic', 'nocturne'] as const;

/** Checks that all elements are closed in order, which catches a broken drawing without a browser. */
const isWellFormed = (svg: string): boolean => {
  const open: string[] = [];
  for (const [, close, name, rest] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*)>/g)) {
    if (close) {
      if (open.pop() !== name) return false;
    } else if (!rest?.endsWith('/')) open.push(name ?? '');
  }
  return open.length === 0 && !/[<>]{2}/.test(svg.replaceAll('><', ''));
};

describe('a portrait', () => {
  test('is well-formed, 3:4 and under 60 kB for everyone in both lights', () => {
    for (const seed of seeds) {
      for (const light of lights) {
        for (const index of [0, 1, 2, 3]) {
          const svg = portraitSvg({ personSeed: seed, index, light });
          expect(isWellFormed(svg), `${seed} ${index} ${light}`).toBe(true);
          expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1200"')).toBe(true);
          expect(svg).not.toMatch(/undefined|NaN/);
          expect(new TextEncoder().encode(svg).length).toBeLessThan(60_000);
        }
      }
    }
  });

  test('refers only to its own definitions', () => {
    for (const seed of seeds) {
      const svg = portraitSvg({ personSeed: seed, index: 0, light: 'classic' });
      const definedIds = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const referencedIds = [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id);
      expect(referencedIds.length).toBeGreaterThan(10);
      expect(referencedIds.filter((id) => !definedIds.has(id))).toEqual([]);
    }
  });

  test('is the same for the same name and differs for another index or light', () => {
    const name = { personSeed: 'f31anna', index: 0, light: 'classic' } as const;
    expect(portraitSvg(name)).toBe(portraitSvg(name));
    expect(portraitSvg({ ...name, index: 1 })).not.toBe(portraitSvg(name));
    expect(portraitSvg({ ...name, light: 'nocturne' })).not.toBe(portraitSvg(name));
  });

  test('accepts a seed of any form', () => {
    expect(isWellFormed(portraitSvg({ personSeed: 'whoever', index: 0, light: 'classic' }))).toBe(true);
  });
});

describe('traits', () => {
  test('match the gender and age of the seed', () => {
    expect(portraitTraits(personSeed('x', 42, 'A-b'))).toMatchObject({ gender: 'x', age: 42 });
    expect(
      seeds.filter((seed) => seed.startsWith('f')).every((seed) => portraitTraits(seed).beard === null),
    ).toBe(true);
  });

  test('vary in skin, hair and heads among forty people', () => {
    const traits = seeds.map(portraitTraits);
    expect(new Set(traits.map((one) => one.skin)).size).toBeGreaterThan(5);
    expect(new Set(traits.map((one) => one.hair)).size).toBeGreaterThan(3);
    expect(new Set(traits.map((one) => one.head)).size).toBeGreaterThan(12);
  });
});

describe('a portrait file', () => {
  test('is parsed back from its name', () => {
    const name = { personSeed: 'm40x', index: 2, light: 'nocturne' } as const;
    expect(parsePortraitName(portraitFilename(name))).toEqual({ ...name, width: null, format: 'webp' });
    const [, middle] = portraitImage('1', name).sizes ?? [];
    expect(parsePortraitName(middle?.webp ?? '')).toEqual({ ...name, width: 640, format: 'webp' });
  });

  test('has no sizes as a drawing', () => {
    const image = portraitImage('1', { personSeed: 'm40x', index: 0, light: 'classic' }, 'svg');
    expect(image).toEqual({ id: '1', thumb_filename: 'demo/m40x-0-classic.svg' });
  });

  test.each([
    'demo/../x-0-classic.webp',
    'demo/m40x-0-classic@321.webp',
    'm40x-0-classic.webp',
    'demo/m40x-0-noon.webp',
    'demo/M-0-classic.webp',
    '',
  ])('is not %s', (filename) => expect(parsePortraitName(filename)).toBeNull());
});
