/** The longest names and places of two languages with long words; neither has a place to break. */
export const longest = {
  de: { name: 'Wolfeschlegelsteinhausen'.repeat(6), city: 'Schmedeswurtherwesterdeich'.repeat(6) },
  pl: { name: 'Brzęczyszczykiewicz'.repeat(6), city: 'Chrząszczyżewoszyce'.repeat(6) },
} as const;
