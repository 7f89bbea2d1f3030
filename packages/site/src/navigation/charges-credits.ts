import type { Settings } from '@meetcute/contract';

/** Returns whether messages cost credits and the site links to their sale (setting `navigation.credits`). */
export const chargesCredits = ({ message_credits: price, navigation }: Settings): boolean =>
  price > 0 && navigation.credits !== false;
