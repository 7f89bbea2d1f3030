import { ApiError } from '@meetcute/client';
import type { Likes, Profile } from '@meetcute/contract';
import {
  deckState,
  isMoreDue,
  reduceDeck,
  type DeckChoice,
  type DeckState,
  type SearchOrigin,
} from '@meetcute/core';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isBirthDateMissing } from '../contact/birth-date.ts';
import { useContact, type Contact } from '../contact/useContact.ts';
import { useErrorText } from '../errors/useErrorText.ts';
import { useChangeLike } from '../likes/useChangeLike.ts';
import { useFoundLikesOptions, useLikesQuery } from '../likes/useLikes.ts';
import { useNotices } from '../notices/useNotices.ts';
import { usePersistentState } from '../provider/usePersistentState.ts';
import { useSearch } from '../search/useSearch.ts';
import { useIsLoggedIn } from '../session/useViewer.ts';
import { useSwipeDeck, type LikeAttempt, type UseSwipeDeckResult } from './useSwipeDeck.ts';

/** Deck of the match finder. */
export interface MatchDeck {
  /** Deck for `SwipeDeck.Root`. */
  deck: UseSwipeDeckResult;
  /** State of the deck, which decides between cards, loading, empty and error screens. */
  state: DeckState;
  /** Whether nobody fits the viewer's filters, so that the cards are of a wider search. */
  isWidened: boolean;
  /** Loads again after a failure. */
  onRetry: () => void;
}

const noChoices: DeckChoice[] = [];

const likedIn = (likes: Likes | undefined): ReadonlySet<string> =>
  new Set(likes?.profiles.map(({ id }) => id));

/** Returns the ids liked before the deck was opened; null while loading, empty for logged-out visitors. */
function useLikedBefore() {
  const isLoggedIn = useIsLoggedIn();
  const { data, isPending } = useLikesQuery();
  const isKnown = !isLoggedIn || !isPending;
  const [likedIds, setLikedIds] = useState<ReadonlySet<string> | null>(isKnown ? likedIn(data) : null);
  if (likedIds === null && isKnown) setLikedIds(likedIn(data));
  const mark = (id: string, isLiked: boolean) =>
    setLikedIds((currentIds) => {
      const ids = new Set(currentIds);
      if (isLiked) ids.add(id);
      else ids.delete(id);
      return ids;
    });
  return { liked: likedIds, mark };
}

/**
 * Returns the profiles of which it is known whether the viewer likes them, with the likes that are not on the loaded
 * pages. A profile counts as known where that fails, because liking again has no effect.
 */
function useKnownProfiles(profiles: readonly Profile[]) {
  const { data: likes } = useLikesQuery();
  const optionsOf = useFoundLikesOptions();
  const queriedProfiles = likes?.profiles_before === undefined ? [] : profiles;
  const results = useQueries({ queries: queriedProfiles.map(({ id }) => optionsOf(id)) });
  const stateOf = new Map(queriedProfiles.map(({ id }, index) => [id, results[index]]));
  return {
    knownProfiles: profiles.filter(({ id }) => stateOf.get(id)?.isPending !== true),
    isLikedElsewhere: (id: string) => stateOf.get(id)?.data === true,
  };
}

/** Makes likes wait until the date of birth is given; the card stays until then. */
function askBeforeLike(deck: UseSwipeDeckResult, { ask }: Contact): UseSwipeDeckResult {
  const { like } = deck;
  if (!like) return deck;
  return {
    ...deck,
    like: () => {
      ask({ onSaved: () => void like() });
      return false;
    },
  };
}

/**
 * Manages the deck of the match finder. It shows the members that the search finds with the viewer's own filters,
 * without those already liked, and loads more before the cards run out. A failed like returns its card and shows a
 * notice. Decisions are stored in the browser, so that the deck resumes on the next visit. Logged-out visitors can
 * only skip.
 */
export function useMatchDeck(origin: SearchOrigin): MatchDeck {
  const { t } = useTranslation('matchFinder');
  const { state: search, onMore, onRetry } = useSearch(origin);
  const { liked, mark } = useLikedBefore();
  const [choices, keep] = usePersistentState<DeckChoice[]>('match-finder', noChoices);
  const contact = useContact();
  const { notify } = useNotices();
  const { knownProfiles, isLikedElsewhere } = useKnownProfiles(search.profiles);
  const profiles = liked ? knownProfiles : [];

  const errorText = useErrorText();
  const say = (kind: 'like' | 'unlike', { name }: Profile, error: unknown) => {
    const title = t(`failed.${kind}`, { name });
    // Only a full limit asks the member to wait.
    const isLimit = error instanceof ApiError && error.code === 'too_many_requests';
    notify({ kind: 'danger', title, ...(isLimit ? { body: errorText(error) } : {}) });
  };
  const changeLike = useChangeLike();
  const like = (profile: Profile, { giveBack, again }: LikeAttempt) =>
    changeLike(profile, true, (error, isLiked) => {
      if (isLiked) return;
      giveBack();
      if (isBirthDateMissing(error)) contact.ask({ onSaved: again });
      else say('like', profile, error);
    });
  const unlike = (profile: Profile) => {
    mark(profile.id, false);
    changeLike(profile, false, (error, isLiked) => {
      // The like was never stored, so there is nothing to withdraw.
      if (!isLiked) return;
      mark(profile.id, true);
      say('unlike', profile, error);
    });
  };
  const needsBirthDate = contact.refusal === 'birth_date_missing';
  const deck = useSwipeDeck({
    profiles,
    value: choices,
    onEvent: (event) => {
      keep((currentChoices) => [...reduceDeck(currentChoices, event)]);
      // A new decision retries a failed search, for instance after a lost connection.
      if (event.type === 'chosen' && search.status === 'failed') onRetry();
    },
    isLeftOut: ({ id }) => liked?.has(id) === true || isLikedElsewhere(id),
    onLike: contact.refusal === null || needsBirthDate ? like : null,
    onUndo: (profile, move) => {
      if (move === 'like') unlike(profile);
    },
  });

  const { count } = deck;
  const status = search.status === 'uninitialised' || liked === null ? 'loading' : search.status;
  const { hasEnded } = search;
  const isDue = isMoreDue({ cards: count, status, hasEnded });
  const more = useEffectEvent(() => onMore());
  useEffect(() => {
    if (isDue) more();
  }, [isDue]);
  return {
    deck: needsBirthDate ? askBeforeLike(deck, contact) : deck,
    state: deckState({ cards: count, status, hasEnded, loaded: profiles.length }),
    isWidened: search.widenedFrom !== null,
    onRetry,
  };
}
