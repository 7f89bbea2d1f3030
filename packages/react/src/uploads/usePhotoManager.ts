import { mutationFor, queryKeyOf } from '@meetcute/client';
import { calls, PHOTOS_MAX, type ProfilePhoto, type User } from '@meetcute/contract';
import { isRetryable, moveTo, type Upload } from '@meetcute/core';
import { useMutation, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient, useClientStore, useQueryClient } from '../provider/context.ts';
import { useClientState } from '../provider/useClientState.ts';
import { readMemberId } from '../session/session-end.ts';
import { useViewer } from '../session/useViewer.ts';
import { fileProblem } from './photo-file.ts';
import { photoLimits, type PhotoLimits } from './photo-limits.ts';
import { uploadQueue, readUploads } from './queue.ts';

/** Upload of a photo, with its preview. */
export interface PhotoUpload extends Upload {
  /** Object URL of the photo; undefined once the upload is done. */
  readonly preview: string | undefined;
  /** Whether a failed upload can be retried. */
  readonly canRetry: boolean;
}

/** Photos of the member, uploads, and actions on both. */
export interface PhotoManagerState {
  /** Stored photos in order; the first is the main photo. */
  images: readonly ProfilePhoto[];
  /** Uploads that wait, are being sent or failed, in order. */
  uploads: readonly PhotoUpload[];
  /** Whether uploads wait or are being sent. */
  isUploading: boolean;
  /** Whether the maximum number of photos is reached, including uploads. */
  isFull: boolean;
  /** Maximum number and size of photos. */
  limits: PhotoLimits;
  /** Error of the last removal or reordering; null without one. */
  error: Error | null;
  /** Checks files and uploads the valid ones, one at a time. Resolves when they are queued. */
  onAdd: (files: readonly File[]) => Promise<void>;
  /** Retries a failed upload by id. */
  onRetry: (id: string) => void;
  /** Cancels an upload by id. */
  onCancel: (id: string) => void;
  /** Deletes a stored photo by id. */
  onRemove: (id: string) => void;
  /** Moves a photo by id to a position, counted from 0; the first is the main photo. */
  onMove: (id: string, place: number) => void;
}

type Shown = Pick<User['profile'], 'images' | 'main_image'>;

/**
 * Writes changed photos to the cached user. Resolves with the photos; null when another member is logged in by now.
 * Cancels a fetch of the user first, because its response may be older.
 */
async function showAs(
  queryClient: QueryClient,
  member: string,
  change: (shown: Shown) => Shown,
): Promise<Shown | null> {
  const queryKey = queryKeyOf(calls.getUser);
  await queryClient.cancelQueries({ queryKey });
  const user = queryClient.getQueryData<User | null>(queryKey);
  if (user?.profile.id !== member) return null;
  const { images, main_image } = change(user.profile);
  queryClient.setQueryData<User>(queryKey, { ...user, profile: { ...user.profile, images, main_image } });
  return { images, main_image };
}

/** Reorders and deletes stored photos. Several changes run in order, and only the last response is shown. */
function useChanges(member: string) {
  const queryClient = useQueryClient();
  const client = useClient();
  const scope = { scope: { id: 'photos' } };
  const order = useMutation({ ...mutationFor(client, calls.orderImages), ...scope });
  const remove = useMutation({ ...mutationFor(client, calls.deleteImage), ...scope });
  const settle = async ({ images, main_image }: Shown): Promise<void> => {
    const isBusy = [calls.orderImages, calls.deleteImage].some(
      ({ name }) => queryClient.isMutating({ mutationKey: [name] }) > 0,
    );
    if (!isBusy) await showAs(queryClient, member, () => ({ images, main_image }));
  };
  // After a failure the stored photos are fetched again; `error` reports the failure.
  const revert = () => void queryClient.invalidateQueries({ queryKey: queryKeyOf(calls.getUser) });
  const onMove = async (id: string, place: number): Promise<void> => {
    // Starts from the cache, because the last render may be older when moves follow each other quickly.
    const shownPhotos = await showAs(queryClient, member, ({ images }) => {
      const movedImages = moveTo(
        images.map((image) => image.id),
        id,
        place,
      ).flatMap((each) => images.find((image) => image.id === each) ?? []);
      return { images: movedImages, main_image: movedImages[0] ?? null };
    });
    if (!shownPhotos) return;
    const imageIds = shownPhotos.images.map((image) => image.id);
    await order.mutateAsync({ payload: { order: imageIds } }).then(settle, revert);
  };
  const onRemove = (id: string) => void remove.mutateAsync({ payload: { id } }).then(settle, revert);
  return {
    error: order.error ?? remove.error,
    onMove: (id: string, place: number) => void onMove(id, place),
    onRemove,
  };
}

/** Manages the member's own photos and their uploads (spec: signup.step2.photo-upload-drop-area). */
export function usePhotoManager(): PhotoManagerState {
  const queryClient = useQueryClient();
  const store = useClientStore();
  const client = useClient();
  const profile = useViewer()?.profile;
  const member = profile?.id ?? '';
  const images = profile?.images ?? [];
  const changes = useChanges(member);
  const { mutateAsync } = useMutation(mutationFor(client, calls.uploadImages));
  const queue = useMemo(
    () =>
      uploadQueue(store, member, async (file, signal, onProgress) => {
        // Another member may have logged in while the file waited.
        if (readMemberId(queryClient) !== member)
          throw new Error('The member who chose this photo has left.');
        const storedPhotos = await mutateAsync({ payload: { file: [file] }, signal, onProgress });
        await showAs(queryClient, member, () => storedPhotos);
      }),
    [queryClient, store, member, mutateAsync],
  );
  const uploads = useClientState((state) => readUploads(state, member));
  const onTheirWay = uploads.filter(({ state }) => state !== 'failed').length;

  const onAdd = async (files: readonly File[]) => {
    const checkedFiles = await Promise.all(
      files.map(async (file) => ({
        id: crypto.randomUUID(),
        file,
        problem: await fileProblem(file, 'photo'),
      })),
    );
    let room = PHOTOS_MAX - images.length - onTheirWay;
    queue.add(
      checkedFiles.map((each) => {
        if (each.problem !== null) return each;
        room -= 1;
        return room < 0 ? { ...each, problem: 'tooMany' as const } : each;
      }),
    );
  };
  return {
    images,
    uploads: uploads.map((each) => ({
      ...each,
      preview: queue.previewOf(each.id),
      canRetry: each.state === 'failed' && isRetryable(each),
    })),
    isUploading: onTheirWay > 0,
    isFull: images.length + onTheirWay >= PHOTOS_MAX,
    limits: photoLimits,
    error: changes.error,
    onAdd,
    onRetry: queue.retry,
    onCancel: queue.remove,
    onRemove: changes.onRemove,
    onMove: changes.onMove,
  };
}
