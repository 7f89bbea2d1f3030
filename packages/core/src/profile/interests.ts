/** Interest that a member can choose. `name` is English, the fallback for a missing translation of the id. */
export interface Interest {
  readonly id: string;
  readonly name: string;
}

/** Interests that the interests call returns, by name (spec: call.get-interests). */
export const interests: readonly Interest[] = [
  { id: 'books', name: 'Books' },
  { id: 'cooking', name: 'Cooking' },
  { id: 'cycling', name: 'Cycling' },
  { id: 'film', name: 'Film' },
  { id: 'games', name: 'Games' },
  { id: 'hiking', name: 'Hiking' },
  { id: 'music', name: 'Music' },
  { id: 'theatre', name: 'Theatre' },
  { id: 'travel', name: 'Travel' },
  { id: 'yoga', name: 'Yoga' },
];
