/** An interest a member can choose; `name` is English and stands in where a page has no word of its own for the id. */
export interface Interest {
  readonly id: string;
  readonly name: string;
}

/** The interests that the interests call answers, by name (spec: call.get-interests). */
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
