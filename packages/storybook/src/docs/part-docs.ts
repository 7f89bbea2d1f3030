import type * as kit from '@meetcute/kit';
import type * as react from '@meetcute/react';

/**
 * Texts of a part's docs page that its source doesn't contain, in a file `<Name>.docs.ts` beside `<Name>.stories.tsx`. Texts
 * may contain `code` in backticks.
 */
export interface PartDocs {
  /** Components of the kit that the page describes. Default: none. */
  kit?: readonly (keyof typeof kit)[];
  /** Namespaces and components of the headless package that the page describes. Default: none. */
  headless?: readonly (keyof typeof react)[];
  /** Elements of the part, outside in. */
  anatomy: string;
  /** States in words, also those without an attribute. */
  states: string;
  /** Names, roles and announcements for assistive technology. */
  accessibility: string;
  /** Keys and their effect, in the order a member meets them; empty for parts that take no focus. */
  keyboard: readonly (readonly [keys: string, effect: string])[];
  /** Sentences that start with a verb. */
  dos: readonly string[];
  /** Sentences that start with a verb, after 'Don’t'. No brand contradicts them. */
  donts: readonly string[];
  /** Id of the story that shows both side by side. Default: none. */
  picture?: `foundations-do-and-don-t--${string}`;
}
