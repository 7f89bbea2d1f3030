import type { Profile } from '@meetcute/contract';

/** Rule for a field: its expected value in words, and whether a value fits. */
interface Rule {
  expected: string;
  accepts: (value: unknown) => boolean;
}

const isText = (value: unknown) => typeof value === 'string';
const text: Rule = { expected: 'a string', accepts: isText };
const flag: Rule = { expected: 'true or false', accepts: (value) => typeof value === 'boolean' };
const orNull = ({ expected, accepts }: Rule): Rule => ({
  expected: `${expected} or null`,
  accepts: (value) => value === null || accepts(value),
});
const matches = (expected: string, pattern: RegExp): Rule => ({
  expected,
  accepts: (value) => isText(value) && pattern.test(value as string),
});

/** Fields that parts can't work without. */
const RULES = {
  id: text,
  name: text,
  country: orNull(matches("a country code such as 'NL'", /^[A-Z]{2}$/)),
  language: orNull(matches("a language code such as 'nl'", /^[a-z]{2}$/)),
  fictional: flag,
  online: flag,
} satisfies Partial<Record<keyof Profile, Rule>>;

/**
 * Throws if fields of a profile are missing or wrong, and names the part, the field and the value. Parts call it in
 * development only, for profiles that don't come from the member API.
 */
export function checkProfile(
  part: string,
  profile: Partial<Profile>,
  ...fields: readonly (keyof typeof RULES)[]
): void {
  for (const field of fields) {
    const value: unknown = profile[field];
    const { expected, accepts } = RULES[field];
    if (accepts(value)) continue;
    const valueText = value === undefined ? 'undefined' : JSON.stringify(value);
    throw new Error(
      `${part} received a profile whose field '${field}' is ${valueText}, but it must be ${expected}. ` +
        'Pass a profile of the member API, or one with all fields of `Profile` of @meetcute/contract.',
    );
  }
}
