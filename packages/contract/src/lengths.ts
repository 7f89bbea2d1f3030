import * as z from 'zod/mini';

/**
 * Restricts a length check to values that passed the type check. By default it also runs on any object with a
 * `length`, and throws if that `length` can't be compared.
 */
function afterType<C extends z.core.$ZodCheck>(check: C): C {
  check._zod.def.when = ({ issues }) => issues.length === 0;
  return check;
}

/** Checks for at least `min` characters or entries. */
export const minLength = (min: number) => afterType(z.minLength(min));

/** Checks for at most `max` characters or entries. */
export const maxLength = (max: number) => afterType(z.maxLength(max));

/** Checks for exactly `count` characters or entries. */
export const exactLength = (count: number) => afterType(z.length(count));
