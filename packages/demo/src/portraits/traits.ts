import type { Gender } from '@meetcute/contract';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';

/** Hair colours, as in the profile field `hair`. */
export type HairColour = 'black' | 'brown' | 'blond' | 'red' | 'grey' | 'bald';

/** Pattern of the clothes. */
export type ClothesPattern = 'plain' | 'stripes' | 'dots' | 'jacket' | 'yoke' | 'knit';

/** Traits that stay the same in all pictures of a person. */
export interface Traits {
  readonly gender: Gender;
  readonly age: number;
  readonly skin: string;
  readonly hair: HairColour;
  readonly hairTone: string;
  readonly head: string;
  readonly beard: string | null;
  readonly glasses: string | null;
  readonly earrings: boolean;
  readonly clothes: string;
  readonly clothesAccent: string;
  readonly pattern: ClothesPattern;
}

/** Builds the seed of a person: gender, two-digit age and an identifier of letters and digits. */
export const personSeed = (gender: Gender, age: number, key: string): string =>
  `${gender}${String(age).padStart(2, '0')}${key.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`;

const skins = ['#ffe0c2', '#f7cda4', '#eab98c', '#d39a6a', '#b67a4d', '#8f5a3a', '#6f4530'];

const hairTones: Readonly<Record<HairColour, readonly string[]>> = {
  black: ['#2b2230', '#33262b', '#272a38'],
  brown: ['#5b3a29', '#744a30', '#8a5a3a', '#4a3028'],
  blond: ['#dcb26a', '#e8c988', '#c99a55'],
  red: ['#b4512d', '#c9683a', '#96402a'],
  grey: ['#b9b4b6', '#d8d3d2', '#97929a'],
  bald: ['#5b3a29', '#2b2230'],
};

const softHeads = [
  'bangs2',
  'bun',
  'long',
  'longBangs',
  'longCurly',
  'medium1',
  'medium2',
  'medium3',
  'mediumBangs',
  'bangs',
  'mediumBangs2',
];
const coilyHeads = ['afro', 'buns', 'cornrows', 'dreads1', 'dreads2', 'longCurly', 'bun', 'twists2'];
const shortHeads = [
  'short1',
  'short2',
  'short4',
  'short4',
  'short5',
  'pomp',
  'flatTop',
  'shaved1',
  'shaved2',
  'grayShort',
];
const coilyShortHeads = [
  'afro',
  'twists',
  'twists2',
  'flatTop',
  'flatTopLong',
  'dreads2',
  'short1',
  'shaved2',
];
const olderSoftHeads = ['grayBun', 'grayMedium', 'medium1', 'bangs', 'mediumBangs2', 'grayShort', 'medium3'];
const olderShortHeads = ['grayShort', 'short4', 'short1', 'short2', 'noHair1', 'pomp'];

const outfits: readonly (readonly [string, string])[] = [
  ['#f4efe6', '#2f4a6d'],
  ['#b4496b', '#f3d9c9'],
  ['#3f6c63', '#e9dcc4'],
  ['#e3a84f', '#fff3dc'],
  ['#31466b', '#e8e1d5'],
  ['#d9705a', '#fbe6d4'],
  ['#7d8f5d', '#f1ead6'],
  ['#8a6bb0', '#efe3f5'],
  ['#5f8fb0', '#f4f1e8'],
  ['#4b3b52', '#d9b8a8'],
  ['#c9c2b4', '#7a4b55'],
  ['#a35a3d', '#f3dfc6'],
];

const chooseHair = (random: Random, age: number, isDark: boolean): HairColour => {
  if (age >= 50 && random.chance((age - 42) / 30)) return 'grey';
  return isDark
    ? random.weighted([
        ['black', 6],
        ['brown', 3],
      ])
    : random.weighted([
        ['brown', 9],
        ['black', 4],
        ['blond', 4],
        ['red', 2],
      ]);
};

const chooseHead = (random: Random, isSoft: boolean, age: number, isDark: boolean): string => {
  if (age >= 56) return random.pick(isSoft ? olderSoftHeads : olderShortHeads);
  if (isDark && random.chance(0.65)) return random.pick(isSoft ? coilyHeads : coilyShortHeads);
  if (!isSoft && age > 34 && random.chance(0.12)) return 'noHair1';
  return random.pick(isSoft ? softHeads : shortHeads);
};

/** Heads with a visible ear for an earring. */
const earShows = new Set([
  'bangs',
  'bun',
  'buns',
  'cornrows',
  'grayBun',
  'grayMedium',
  'long',
  'medium3',
  'mediumBangs2',
]);

const beardFor = (random: Random, isSoft: boolean): string | null =>
  !isSoft && random.chance(0.42)
    ? random.pick(['chin', 'chin', 'full', 'full2', 'full4', 'full3', 'moustache6'])
    : null;

const parseSeed = (seed: string): { gender: Gender; age: number } => {
  const parts = /^([mfx])(\d\d)/.exec(seed);
  const random = createRandom(`${seed}/who`);
  return parts
    ? { gender: parts[1] as Gender, age: Number(parts[2]) }
    : { gender: random.pick(['m', 'f'] as const), age: random.int(24, 58) };
};

/** Derives the traits of a seed. A seed that `personSeed` did not create gets its own gender and age. */
export const portraitTraits = (seed: string): Traits => {
  const { gender, age } = parseSeed(seed);
  const random = createRandom(`${seed}/traits`);
  const skin = random.weighted(
    skins.map((tone, index) => [tone, [3, 7, 7, 5, 4, 3, 3][index] ?? 1] as const),
  );
  const isDark = skins.indexOf(skin) >= 4;
  const isSoft = gender === 'f' || (gender === 'x' && random.chance(0.5));
  const hairTone = chooseHair(random, age, isDark);
  const head = chooseHead(random, isSoft, age, isDark);
  const hair = head === 'noHair1' ? 'bald' : hairTone;
  const [clothes, clothesAccent] = random.pick(outfits);
  return {
    gender,
    age,
    skin,
    hair,
    hairTone: random.pick(hairTones[hairTone]),
    head,
    beard: beardFor(random, isSoft),
    glasses: random.chance(age > 45 ? 0.42 : 0.22)
      ? random.pick(['glasses', 'glasses2', 'glasses3', 'glasses5'])
      : null,
    earrings: isSoft && earShows.has(head) && random.chance(0.6),
    clothes,
    clothesAccent,
    pattern: random.weighted([
      ['plain', 4],
      ['stripes', 3],
      ['jacket', 4],
      ['knit', 2],
      ['dots', 1],
      ['yoke', 2],
    ]),
  };
};
