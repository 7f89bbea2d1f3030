import * as z from 'zod/mini';

/**
 * Runs a length check only on a value that has passed so far. By default it also runs on any object with a `length`,
 * after the type was found wrong, and throws where that `length` can't be compared.
 */
function afterType<C extends z.core.$ZodCheck>(check: C): C {
  check._zod.def.when = ({ issues }) => issues.length === 0;
  return check;
}

/** At least `min` characters or entries. */
export const minLength = (min: number) => afterType(z.minLength(min));

/** At most `max` characters or entries. */
export const maxLength = (max: number) => afterType(z.maxLength(max));

/** Exactly `count` characters or entries. */
export const exactLength = (count: number) => afterType(z.length(count));
