/** Reason of a story that is fixed to a brand for the tests, which run each story once (`parameters.fixed`). */
export const CHECKED_LOOK =
  'The tests run each story in one brand; this one is checked here, others in the other brand.';

/** Reason of a story about prices. */
export const NOCTURNE_CHARGES = 'Messages cost credits in Nocturne and are free in Classic.';
