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

/** What a deck says of the people in it; a whole profile has all of it. */
export type DeckProfile = Pick<Profile, 'id' | 'name' | 'age' | 'city' | 'fictional' | 'online'>;

/** One card to draw, and where it lies. */
export interface DeckCard<P extends DeckProfile = Profile> {
  profile: P;
  /** On top, under it, one further down, or on its way out. */
  place: 'top' | 'next' | 'under' | 'gone';
  /** To which side it leaves, or from which one it came back. */
  direction: DeckMove | 'none';
}

/** What has just happened on a deck, for those who can't see it. */
export interface DeckAnnouncement {
  what: 'liked' | 'skipped' | 'undone' | 'failed';
  name: string;
}

/** What a like that is being carried out can still do. */
export interface LikeAttempt {
  /** Lays the card back, because the like could not be kept. */
  giveBack: () => void;
  /** Likes once more, for instance after a question was answered. */
  again: () => void;
}

export interface SwipeDeckOptions<P extends DeckProfile> {
  /** The people of the deck, the first one on top; more may follow at the end. */
  profiles: readonly P[];
  /** What was decided so far, where that is kept elsewhere. */
  value?: DeckChoices;
  /** What was decided before. Default: nothing. */
  defaultValue?: DeckChoices;
  /** Told of each event, for whoever keeps the decisions: `reduceDeck` of core makes the next ones of it. */
  onEvent?: (event: DeckEvent) => void;
  /** Who is not to be shown, although in `profiles`. Default: nobody. */
  isLeftOut?: (profile: P) => boolean;
  /** Carries out a like; null where nobody can be liked, as for visitors. */
  onLike: ((profile: P, attempt: LikeAttempt) => void) | null;
  onSkip?: (profile: P) => void;
  /** Takes back what a decision has done. */
  onUndo?: (profile: P, move: DeckMove) => void;
}

/** A deck of people, one at a time. What is not possible now is null. */
export interface SwipeDeck<P extends DeckProfile = Profile> {
  /** The cards to draw: the top three, then those on their way out. */
  cards: readonly DeckCard<P>[];
  /** Who is on top; null where the deck is used up. */
  top: P | null;
  /** Cards left. */
  count: number;
  /** Likes who is on top; answers whether the card leaves now. */
  like: (() => boolean) | null;
  /** Skips who is on top; answers whether the card leaves now. */
  skip: (() => boolean) | null;
  undo: (() => void) | null;
  /** Brings back those who were skipped; null where nobody was. */
  restart: (() => void) | null;
  /** Forgets a card whose way out is over. */
  onExited: (id: string) => void;
  /** What was done last; null before anything was. */
  announcement: DeckAnnouncement | null;
}

interface Done<P> extends DeckAnnouncement {
  profile: P;
  move: DeckMove;
}

const PLACES = ['top', 'next', 'under'] as const;

const isBack = (what: DeckAnnouncement['what'] | undefined) => what === 'undone' || what === 'failed';

/** Who comes back by undoing: the last one decided on, as long as the deck knows them and may show them. */
function undoable<P extends DeckProfile>(
  profiles: readonly P[],
  last: DeckChoice | undefined,
  isLeftOut: (profile: P) => boolean,
): P | null {
  const profile = profiles.find(({ id }) => id === last?.id);
  return profile && (last?.move === 'like' || !isLeftOut(profile)) ? profile : null;
}

const nobody = () => false;

/** Cards on their way out, and what was done last. */
function useDone<P extends DeckProfile>() {
  const [leaving, setLeaving] = useState<readonly DeckCard<P>[]>([]);
  const [done, setDone] = useState<Done<P> | null>(null);
  const onExited = (id: string) => setLeaving((cards) => cards.filter(({ profile }) => profile.id !== id));
  return {
    leaving,
    done,
    onGone: onExited,
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

/** The cards to draw, each where it lies. */
function drawn<P extends DeckProfile>(
  left: readonly P[],
  leaving: readonly DeckCard<P>[],
  done: Done<P> | null,
): DeckCard<P>[] {
  const shown = left.slice(0, PLACES.length);
  const wayOf = (id: string) => (done && isBack(done.what) && done.profile.id === id ? done.move : 'none');
  return [
    ...shown.map((profile, index): DeckCard<P> => ({
      profile,
      place: PLACES[index] ?? 'under',
      direction: wayOf(profile.id),
    })),
    ...leaving.filter(({ profile }) => !shown.some(({ id }) => id === profile.id)),
  ];
}

/**
 * A deck of people by the rules of core: like, skip, undo, and cards on their way out. It asks nothing of a server and
 * keeps nothing; `useMatchDeck` does both.
 */
export function useSwipeDeck<P extends DeckProfile>(options: SwipeDeckOptions<P>): SwipeDeck<P> {
  const { profiles, value, defaultValue = [], onEvent, isLeftOut = nobody, onLike, onSkip, onUndo } = options;
  const [own, setOwn] = useState(defaultValue);
  const { leaving, done, onGone: onExited, onLeft, onBack } = useDone<P>();
  const choices = value ?? own;
  const left = cardsOf(profiles, choices, isLeftOut);
  const [top = null] = left;
  const last = choices.at(-1);
  const back = undoable(profiles, last, isLeftOut);
  const send = (event: DeckEvent) => {
    setOwn((known) => reduceDeck(known, event));
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
    cards: drawn(left, leaving, done),
    top,
    count: left.length,
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
