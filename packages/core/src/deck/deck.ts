/** Decision about the profile on top of a deck. */
export type DeckMove = 'like' | 'skip';

/** One decision about a profile, by profile id. */
export interface DeckChoice {
  readonly id: string;
  readonly move: DeckMove;
}

/** All decisions on a deck, oldest first, at most one per profile. */
export type DeckChoices = readonly DeckChoice[];

/** Events that `reduceDeck` handles. */
export type DeckEvent =
  | ({ readonly type: 'chosen' } & DeckChoice)
  /** Undoes the last decision. */
  | { readonly type: 'undone' }
  /** Returns a card whose decision failed, for instance because a like failed. */
  | { readonly type: 'returned'; readonly id: string }
  /** Starts over with the skipped profiles. */
  | { readonly type: 'restarted' };

/** Number of remaining cards at which more are loaded. */
export const DECK_AHEAD = 4;

/** Maximum number of remembered decisions. Older ones are dropped to keep browser storage small. */
export const DECK_MEMORY = 400;

/** Returns the decisions after an event, or the same object if nothing changes. */
export function reduceDeck(choices: DeckChoices, event: DeckEvent): DeckChoices {
  switch (event.type) {
    case 'chosen': {
      if (choices.some(({ id }) => id === event.id)) return choices;
      return [...choices, { id: event.id, move: event.move }].slice(-DECK_MEMORY);
    }
    case 'undone':
      return choices.length === 0 ? choices : choices.slice(0, -1);
    case 'returned':
      return choices.some(({ id }) => id === event.id)
        ? choices.filter(({ id }) => id !== event.id)
        : choices;
    case 'restarted':
      return choices.some(({ move }) => move === 'skip')
        ? choices.filter(({ move }) => move === 'like')
        : choices;
  }
}

/**
 * Returns the cards left in a deck, top card first. Keeps the order of the profiles, so that an undone card
 * returns to its place.
 */
export function cardsOf<P extends { readonly id: string }>(
  profiles: readonly P[],
  choices: DeckChoices,
  isLeftOut: (profile: P) => boolean = () => false,
): readonly P[] {
  const decidedIds = new Set(choices.map(({ id }) => id));
  return profiles.filter((profile) => !decidedIds.has(profile.id) && !isLeftOut(profile));
}

/** State of a deck: has cards, is loading, found no profiles, has no more profiles, or failed to load. */
export type DeckState = 'cards' | 'loading' | 'empty' | 'ended' | 'failed';

/** Loading progress of a deck. */
export interface DeckSupply {
  /** Number of cards left. */
  readonly cards: number;
  readonly status: 'loading' | 'ready' | 'failed';
  /** Whether no further profiles exist. */
  readonly hasEnded: boolean;
  /** Number of profiles loaded so far, including decided ones. */
  readonly loaded: number;
}

/** Returns the state of a deck. A failure shows only after the last card. */
export function deckState({ cards, status, hasEnded, loaded }: DeckSupply): DeckState {
  if (cards > 0) return 'cards';
  if (status === 'failed') return 'failed';
  if (status === 'loading' || !hasEnded) return 'loading';
  return loaded === 0 ? 'empty' : 'ended';
}

/** Returns whether to load more profiles now, before the cards run out. */
export const isMoreDue = ({ cards, status, hasEnded }: Omit<DeckSupply, 'loaded'>): boolean =>
  status === 'ready' && !hasEnded && cards <= DECK_AHEAD;
