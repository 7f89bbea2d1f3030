import type { Profile } from '@meetcute/contract';
import {
  cardsOf,
  reduceDeck,
  type DeckChoice,
  type DeckChoices,
  type DeckEvent,
  type DeckMove,
} from '@meetcute/core';
import { useState } from 'react';

/** Profile fields that a deck needs; a full `Profile` fits. */
export type DeckProfile = Pick<Profile, 'id' | 'name' | 'age' | 'city' | 'fictional' | 'online'>;

/** Card to render, and its place in the deck. */
export interface DeckCard<P extends DeckProfile = Profile> {
  /** Profile on the card. */
  profile: P;
  /** Place in the deck: first, second, third, or leaving. */
  place: 'top' | 'next' | 'under' | 'gone';
  /** Side that the card leaves to or returns from; 'none' otherwise. */
  direction: DeckMove | 'none';
}

/** Last action on a deck, for the live region. */
export interface DeckAnnouncement {
  /** Kind of the action; 'failed' when a like was returned. */
  what: 'liked' | 'skipped' | 'undone' | 'failed';
  /** Name on the card. */
  name: string;
}

/** Actions of a like that is in progress. */
export interface LikeAttempt {
  /** Returns the card to the top, because the like failed. */
  giveBack: () => void;
  /** Likes again, for instance after the member has given a date of birth. */
  again: () => void;
}

/** Options of `useSwipeDeck`. */
export interface SwipeDeckOptions<P extends DeckProfile> {
  /** Profiles of the deck, the first one on top. More may be appended later. */
  profiles: readonly P[];
  /** Decisions so far (controlled). Default: uncontrolled. */
  value?: DeckChoices;
  /** Initial decisions (uncontrolled). Default: none. */
  defaultValue?: DeckChoices;
  /** Called with each event. Controlled decks apply it to `value` with core's `reduceDeck`. */
  onEvent?: (event: DeckEvent) => void;
  /** Returns whether to leave a profile out of the deck. Default: none are left out. */
  isLeftOut?: (profile: P) => boolean;
  /** Called when a profile is liked; null when liking is not possible, as for logged-out visitors. */
  onLike: ((profile: P, attempt: LikeAttempt) => void) | null;
  /** Called when a profile is skipped. Default: none. */
  onSkip?: (profile: P) => void;
  /** Called when a decision is undone, with the undone move. Default: none. */
  onUndo?: (profile: P, move: DeckMove) => void;
}

/** State and actions of a swipe deck. Actions that are not possible now are null. */
export interface UseSwipeDeckResult<P extends DeckProfile = Profile> {
  /** Cards to render: the top three, then leaving ones. */
  cards: readonly DeckCard<P>[];
  /** Profile on the top card; null when the deck is empty. */
  top: P | null;
  /** Number of cards left. */
  count: number;
  /** Likes the top profile. Returns whether the card leaves now. Null when not possible. */
  like: (() => boolean) | null;
  /** Skips the top profile. Returns whether the card leaves now. Null when the deck is empty. */
  skip: (() => boolean) | null;
  /** Undoes the last decision; null when there is none. */
  undo: (() => void) | null;
  /** Returns all skipped profiles to the deck; null when there are none. */
  restart: (() => void) | null;
  /** Removes a leaving card by profile id, once its animation has ended. */
  onExited: (id: string) => void;
  /** Last action; null before the first one. */
  announcement: DeckAnnouncement | null;
}

interface Done<P> extends DeckAnnouncement {
  profile: P;
  move: DeckMove;
}

const PLACES = ['top', 'next', 'under'] as const;

const isBack = (what: DeckAnnouncement['what'] | undefined) => what === 'undone' || what === 'failed';

/**
 * Returns the profile that undoing restores: the last decided one, if it is still loaded and may be shown; else null.
 */
function undoable<P extends DeckProfile>(
  profiles: readonly P[],
  last: DeckChoice | undefined,
  isLeftOut: (profile: P) => boolean,
): P | null {
  const profile = profiles.find(({ id }) => id === last?.id);
  return profile && (last?.move === 'like' || !isLeftOut(profile)) ? profile : null;
}

const never = () => false;

/** Keeps the leaving cards and the last action. */
function useDone<P extends DeckProfile>() {
  const [leaving, setLeaving] = useState<readonly DeckCard<P>[]>([]);
  const [done, setDone] = useState<Done<P> | null>(null);
  const onExited = (id: string) => setLeaving((cards) => cards.filter(({ profile }) => profile.id !== id));
  return {
    leaving,
    done,
    onExited,
    onLeft: (profile: P, move: DeckMove) => {
      setLeaving((cards) => [...cards, { profile, place: 'gone', direction: move }]);
      setDone({ what: move === 'like' ? 'liked' : 'skipped', name: profile.name, profile, move });
    },
    onBack: (profile: P, move: DeckMove, what: 'undone' | 'failed') => {
      onExited(profile.id);
      setDone({ what, name: profile.name, profile, move });
    },
  };
}

/** Returns the cards to render, with their places. */
function listCards<P extends DeckProfile>(
  remainingProfiles: readonly P[],
  leaving: readonly DeckCard<P>[],
  done: Done<P> | null,
): DeckCard<P>[] {
  const shownProfiles = remainingProfiles.slice(0, PLACES.length);
  const wayOf = (id: string) => (done && isBack(done.what) && done.profile.id === id ? done.move : 'none');
  return [
    ...shownProfiles.map((profile, index): DeckCard<P> => ({
      profile,
      place: PLACES[index] ?? 'under',
      direction: wayOf(profile.id),
    })),
    ...leaving.filter(({ profile }) => !shownProfiles.some(({ id }) => id === profile.id)),
  ];
}

/**
 * Manages a swipe deck: like, skip, undo, and cards that leave. It sends no requests and stores nothing; use
 * `useMatchDeck` for both.
 */
export function useSwipeDeck<P extends DeckProfile>(options: SwipeDeckOptions<P>): UseSwipeDeckResult<P> {
  const { profiles, value, defaultValue = [], onEvent, isLeftOut = never, onLike, onSkip, onUndo } = options;
  const [internalChoices, setInternalChoices] = useState(defaultValue);
  const { leaving, done, onExited, onLeft, onBack } = useDone<P>();
  const choices = value ?? internalChoices;
  const remainingProfiles = cardsOf(profiles, choices, isLeftOut);
  const [top = null] = remainingProfiles;
  const last = choices.at(-1);
  const back = undoable(profiles, last, isLeftOut);
  const send = (event: DeckEvent) => {
    setInternalChoices((currentChoices) => reduceDeck(currentChoices, event));
    onEvent?.(event);
  };
  const decide = (profile: P, move: DeckMove) => {
    send({ type: 'chosen', id: profile.id, move });
    onLeft(profile, move);
  };
  function like(profile: P): void {
    decide(profile, 'like');
    onLike?.(profile, {
      giveBack: () => {
        send({ type: 'returned', id: profile.id });
        onBack(profile, 'like', 'failed');
      },
      again: () => like(profile),
    });
  }
  const skip = (profile: P) => {
    decide(profile, 'skip');
    onSkip?.(profile);
  };
  const act = (run: (profile: P) => void) => {
    if (!top) return null;
    return () => {
      run(top);
      return true;
    };
  };
  return {
    cards: listCards(remainingProfiles, leaving, done),
    top,
    count: remainingProfiles.length,
    like: onLike && act(like),
    skip: act(skip),
    undo:
      back && last
        ? () => {
            send({ type: 'undone' });
            onBack(back, last.move, 'undone');
            onUndo?.(back, last.move);
          }
        : null,
    restart: choices.some(({ move }) => move === 'skip') ? () => send({ type: 'restarted' }) : null,
    onExited,
    announcement: done && { what: done.what, name: done.name },
  };
}
