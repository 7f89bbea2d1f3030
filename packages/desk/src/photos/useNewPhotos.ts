import { mutationFor } from '@meetcute/client';
import { APPROVED_MAX, type DeskPhoto, deskCalls } from '@meetcute/contract/desk';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDesk } from '../app/desk-context.ts';
import { problemText } from '../app/problem.ts';
import { usePages } from '../app/usePages.ts';
import { useSiteChoice } from '../app/useSiteChoice.ts';
import { type Translate, useTexts } from '../texts/texts.ts';

/** Returns the key of a photo, which is unique over all sites. */
export const photoKey = ({ site, id }: Pick<DeskPhoto, 'site' | 'id'>): string => `${site} ${id}`;

/** Photos that are left when more are loaded. */
const FEW = 8;

/** State of a photo: without one it waits. `problem` says why its approval failed, until it is tried again. */
export type PhotoState = 'busy' | 'gone' | { problem: string };

/** Returns what came of an approval. `missedCount` counts photos that were deleted, or that somebody else has looked at. */
function approvedText(t: Translate, approvedCount: number, missedCount: number): string {
  if (approvedCount === 0) return t('photos.handled', { count: missedCount });
  return [
    t('photos.approved', { count: approvedCount }),
    ...(missedCount > 0 ? [t('photos.missed', { count: missedCount })] : []),
  ].join(' ');
}

/** Photos that nobody has looked at, and what is done with them. Approved ones leave the list at once. */
export function useNewPhotos() {
  const t = useTexts();
  const { client } = useDesk();
  const list = usePages(deskCalls.listNewPhotos, useSiteChoice(), 'after');
  // By photo, because several approvals run at a time, and each can fail.
  const [states, setStates] = useState<ReadonlyMap<string, PhotoState>>(new Map());
  const stateOf = (photo: DeskPhoto) => states.get(photoKey(photo));
  const setState = (photos: readonly Pick<DeskPhoto, 'site' | 'id'>[], state: PhotoState) =>
    setStates(
      (previousStates) =>
        new Map([...previousStates, ...photos.map((each) => [photoKey(each), state] as const)]),
    );
  const [news, setNews] = useState('');
  const approving = useMutation({
    ...mutationFor(client, deskCalls.approvePhotos),
    onMutate: ({ payload }) => setState(payload.photos, 'busy'),
    onSuccess: ({ approved }, { payload: { photos } }) => {
      setState(photos, 'gone');
      setNews(approvedText(t, approved, photos.length - approved));
    },
    onError: (error, { payload }) => setState(payload.photos, { problem: problemText(t, error) }),
  });
  const all = list.data?.pages.flatMap((page) => page.photos) ?? [];
  const photos = all.filter((photo) => stateOf(photo) !== 'gone');
  const problems = photos.flatMap((photo) => {
    const state = stateOf(photo);
    return typeof state === 'object' ? state.problem : [];
  });
  const waiting = (list.data?.pages[0]?.waiting ?? 0) - (all.length - photos.length);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  // Before the last one is done, so that the focus always finds a next one.
  const needsMore = photos.length < FEW && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (needsMore) void fetchNextPage();
  }, [needsMore, fetchNextPage]);
  return {
    list,
    photos,
    waiting,
    /** Returns the state of a photo; undefined while it waits. */
    stateOf,
    /** Text for the status about the last change. */
    news,
    /** Text about all photos whose approval failed; undefined without any. */
    problem:
      problems.length > 0
        ? [t('photos.failed', { count: problems.length }), ...new Set(problems)].join(' ')
        : undefined,
    approve: (chosenPhotos: readonly DeskPhoto[]) =>
      approving.mutate({
        payload: { photos: chosenPhotos.slice(0, APPROVED_MAX).map(({ site, id }) => ({ site, id })) },
      }),
    /** Removes a photo from the list that was rejected, or that waits no longer. */
    remove: (photo: DeskPhoto, text: string) => {
      setState([photo], 'gone');
      setNews(text);
    },
  };
}
