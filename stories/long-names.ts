/** Longest names and places in two languages with long words, without break opportunities. */
export const longest = {
  de: { name: 'Wolfeschlegelsteinhausen'.repeat(6), city: 'Schmedeswurtherwesterdeich'.repeat(6) },
  pl: { name: 'Brzęczyszczykiewicz'.repeat(6), city: 'Chrząszczyżewoszyce'.repeat(6) },
} as const;
