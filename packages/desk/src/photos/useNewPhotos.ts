import { mutationFor } from '@meetcute/client';
import { APPROVED_MAX, type DeskPhoto, deskCalls } from '@meetcute/contract/desk';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDesk } from '../app/desk-context.ts';
import { problemText } from '../app/problem.ts';
import { usePages } from '../app/usePages.ts';
import { useSiteChoice } from '../app/useSiteChoice.ts';
import { useTexts } from '../texts/texts.ts';

/** Returns the key of a photo, which is unique over all sites. */
export const photoKey = ({ site, id }: Pick<DeskPhoto, 'site' | 'id'>): string => `${site} ${id}`;

/** Photos that are left when more are loaded. */
const FEW = 8;

const withKeys = (before: ReadonlySet<string>, keys: readonly string[]) => new Set([...before, ...keys]);

/** Photos that nobody has looked at, and what is done with them. Approved ones leave the list at once. */
export function useNewPhotos() {
  const t = useTexts();
  const { client } = useDesk();
  const list = usePages(deskCalls.listNewPhotos, useSiteChoice(), 'after');
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [news, setNews] = useState('');
  const approving = useMutation({
    ...mutationFor(client, deskCalls.approvePhotos),
    onMutate: ({ payload }) => setBusy((before) => withKeys(before, payload.photos.map(photoKey))),
    onSuccess: ({ approved }, { payload: { photos } }) => {
      setGone((before) => withKeys(before, photos.map(photoKey)));
      const missed = photos.length - approved;
      setNews([t('photos.approved', { count: approved }), missed > 0 ? t('photos.missed') : ''].join(' '));
    },
    onSettled: (_, __, { payload }) => {
      const keys = payload.photos.map(photoKey);
      setBusy((before) => new Set([...before].filter((key) => !keys.includes(key))));
    },
  });
  const all = list.data?.pages.flatMap((page) => page.photos) ?? [];
  const photos = all.filter((photo) => !gone.has(photoKey(photo)));
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
    busy,
    /** Text for the status about the last change. */
    news,
    problem: approving.error && problemText(t, approving.error),
    approve: (chosen: readonly DeskPhoto[]) =>
      approving.mutate({
        payload: { photos: chosen.slice(0, APPROVED_MAX).map(({ site, id }) => ({ site, id })) },
      }),
    /** Removes a photo from the list that was rejected, or that waits no longer. */
    remove: (photo: DeskPhoto, text: string) => {
      setGone((before) => withKeys(before, [photoKey(photo)]));
      setNews(text);
    },
  };
}
