/** Interests that members choose from; screens translate them by id. */
export const interests = [
  'books',
  'cooking',
  'cycling',
  'film',
  'games',
  'hiking',
  'music',
  'theatre',
  'travel',
  'yoga',
] as const;
