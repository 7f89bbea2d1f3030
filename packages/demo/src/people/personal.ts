import type { Gender, Language, Settings } from '@meetcute/contract';
import type { HairColour } from '../portraits/index.ts';
import type { Random } from '../random.ts';
import { texts } from './texts/index.ts';

/** Traits that a person's fields depend on. */
export interface PersonalTraits {
  readonly gender: Gender;
  readonly age: number;
  readonly hair: HairColour;
  readonly language: Language;
  readonly city: string;
  readonly fictional: boolean;
  /** Niche of the site. */
  readonly niche: number;
}

/** Niche of sites for full-figured women, whose landing pages start with `bbw`. */
const FULL_FIGURED = 4;

type Weights = Readonly<Record<string, number>>;

const heights: Readonly<Record<Gender, Weights>> = {
  f: { under_160: 4, '160_169': 9, '170_179': 6, '180_189': 1 },
  m: { '160_169': 2, '170_179': 8, '180_189': 8, '190_plus': 2 },
  x: { under_160: 1, '160_169': 5, '170_179': 6, '180_189': 3 },
};

/** Returns the weights of a field's values for a person; null if all values are equally likely. */
const likely = (field: string, { gender, age, hair, niche }: PersonalTraits): Weights | null => {
  switch (field) {
    case 'build':
      return niche === FULL_FIGURED && gender !== 'm' ? { average: 1, curvy: 7, sturdy: 3 } : null;
    case 'hair':
      return { [hair]: 1 };
    case 'height':
      return heights[gender];
    case 'relationship_status':
      return age < 32 ? { single: 1 } : { single: 6, separated: 2, divorced: 4, widowed: age > 55 ? 4 : 0 };
    case 'children':
      return age < 30
        ? { none: 5, want: 5, no_wish: 2 }
        : {
            none: 4,
            at_home: age < 55 ? 5 : 1,
            grown_up: age > 47 ? 7 : 0,
            want: age < 42 ? 4 : 0,
            no_wish: 2,
          };
    case 'relationship_goal':
      return { relationship: 8, dating: 5, friendship: 2, chat: 2, open: 1 };
    case 'smoking':
      return { never: 8, sometimes: 2, often: 1 };
    case 'drinking':
      return { never: 3, sometimes: 9, often: 1 };
    default:
      return null;
  }
};

const choose = (
  random: Random,
  field: string,
  values: readonly string[],
  traits: PersonalTraits,
): string | null => {
  const weights = likely(field, traits);
  const usable = values
    .map((value) => [value, weights ? (weights[value] ?? 0) : 1] as const)
    .filter(([, weight]) => weight > 0);
  return usable.length > 0 ? random.weighted(usable) : null;
};

const aboutMe = (random: Random, { language, city, fictional }: PersonalTraits): string => {
  const { about, fictional: fictionalTexts } = texts[language];
  if (fictional) return random.pick(fictionalTexts.about);
  const [first, second] = random.shuffle(about.hobbies);
  const sentences = [
    random.pick(about.openers),
    first,
    ...(random.chance(0.55) ? [second] : []),
    random.pick(about.habits),
  ];
  if (random.chance(0.6)) sentences.push(random.pick(about.closers));
  return sentences.join(' ').replace('{city}', city);
};

const lookingFor = (random: Random, { language, fictional }: PersonalTraits): string =>
  fictional ? texts[language].fictional.lookingFor : random.pick(texts[language].lookingFor);

/**
 * Creates the profile fields of a person as defined by the site's settings: choices, then texts. Null for an
 * empty field.
 */
export const createPersonal = (
  random: Random,
  settings: Pick<Settings, 'allowed_values' | 'text_fields'>,
  traits: PersonalTraits,
): Record<string, string | null> => {
  const personal: Record<string, string | null> = {};
  for (const [field, values] of Object.entries(settings.allowed_values)) {
    const value = choose(random, field, values, traits);
    personal[field] = traits.fictional || random.chance(0.88) ? value : null;
  }
  for (const field of settings.text_fields) {
    const text = field === 'looking_for' ? lookingFor(random, traits) : aboutMe(random, traits);
    personal[field] = traits.fictional || random.chance(0.93) ? text : null;
  }
  return personal;
};
