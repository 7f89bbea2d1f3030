import type { PartProp } from './part-entry.ts';

/** Returns the props that take content: elements of React, or functions that return them. */
export const listSlots = (props: readonly PartProp[]): PartProp[] =>
  props.filter(({ type }) => /\b(ReactNode|ReactElement|ComponentType)\b/.test(type));
