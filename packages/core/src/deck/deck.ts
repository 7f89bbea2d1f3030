/** What a member does about the profile on top of a deck. */
export type DeckMove = 'like' | 'skip';

/** One decision about a profile, by its id. */
export interface DeckChoice {
  readonly id: string;
  readonly move: DeckMove;
}

/** All decisions on a deck, oldest first; each profile is in it at most once. */
export type DeckChoices = readonly DeckChoice[];

export type DeckEvent =
  | ({ readonly type: 'chosen' } & DeckChoice)
  /** The last decision is taken back. */
  | { readonly type: 'undone' }
  /** A decision could not be kept, for instance because a like failed: its card comes back. */
  | { readonly type: 'returned'; readonly id: string }
  /** Whoever was skipped may be met again. */
  | { readonly type: 'restarted' };

/** Cards left at which more are asked for. */
export const DECK_AHEAD = 4;

/** Decisions that are remembered; older ones are forgotten, so that what is kept in a browser stays small. */
export const DECK_MEMORY = 400;

/** The decisions after an event; the same ones where it changes nothing. */
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
 * The cards still in a deck, the one on top first: profiles in their order without those decided on and those left
 * out. What is taken back therefore lies where it lay before.
 */
export function cardsOf<P extends { readonly id: string }>(
  profiles: readonly P[],
  choices: DeckChoices,
  isLeftOut: (profile: P) => boolean = () => false,
): readonly P[] {
  const decided = new Set(choices.map(({ id }) => id));
  return profiles.filter((profile) => !decided.has(profile.id) && !isLeftOut(profile));
}

/** What a deck shows: cards, none yet, nobody at all, nobody more, or that they could not be loaded. */
export type DeckState = 'cards' | 'loading' | 'empty' | 'ended' | 'failed';

/** How far the profiles of a deck are loaded. */
export interface DeckSupply {
  /** Cards left. */
  readonly cards: number;
  readonly status: 'loading' | 'ready' | 'failed';
  /** Whether there are no further profiles to load. */
  readonly hasEnded: boolean;
  /** Profiles loaded so far, decided ones too. */
  readonly loaded: number;
}

/** The state of a deck; a fault shows only once the cards are used up. */
export function deckState({ cards, status, hasEnded, loaded }: DeckSupply): DeckState {
  if (cards > 0) return 'cards';
  if (status === 'failed') return 'failed';
  if (status === 'loading' || !hasEnded) return 'loading';
  return loaded === 0 ? 'empty' : 'ended';
}

/** Whether more profiles are to be loaded now, before the last card is on top. */
export const isMoreDue = ({ cards, status, hasEnded }: Omit<DeckSupply, 'loaded'>): boolean =>
  status === 'ready' && !hasEnded && cards <= DECK_AHEAD;
