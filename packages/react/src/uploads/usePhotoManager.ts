import { mutationFor, queryKeyOf } from '@meetcute/client';
import { calls, PHOTO_MAX_BYTES, PHOTOS_MAX, type ProfilePhoto, type User } from '@meetcute/contract';
import { isRetryable, moveTo, type Upload } from '@meetcute/core';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient } from '../provider/context.ts';
import { memberIdOf } from '../session/sessionEnd.ts';
import { useViewer } from '../session/useViewer.ts';
import { fileProblem } from './photoFile.ts';
import { uploadQueue, uploadsKey } from './queue.ts';

/** A file on its way, with its picture. */
export interface PhotoUpload extends Upload {
  /** Address of the picture in this page. */
  readonly preview: string | undefined;
  readonly canRetry: boolean;
}

/** How many photos there may be, and how large each. */
export interface PhotoLimits {
  readonly count: number;
  readonly megabytes: number;
}

const limits: PhotoLimits = { count: PHOTOS_MAX, megabytes: PHOTO_MAX_BYTES / 1024 ** 2 };

export interface PhotoManagerState {
  images: readonly ProfilePhoto[];
  uploads: readonly PhotoUpload[];
  /** Whether files are on their way or wait for their turn. */
  isUploading: boolean;
  /** Whether there is no room for another photo. */
  isFull: boolean;
  limits: PhotoLimits;
  /** Why the last removal or new order was not stored. */
  error: Error | null;
  /** Looks at the files and sends those that will do, one after the other. */
  onAdd: (files: readonly File[]) => Promise<void>;
  onRetry: (id: string) => void;
  /** Takes a file that is not a photo yet away. */
  onCancel: (id: string) => void;
  onRemove: (id: string) => void;
  /** Moves a photo to a place, counted from 0; the first is the main photo. */
  onMove: (id: string, place: number) => void;
}

type Shown = Pick<User['profile'], 'images' | 'main_image'>;

/**
 * Shows photos as the member's own; another member may be there by the time an answer comes. A question for the user
 * that is under way is given up first: its answer may be older than this.
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

/** Changes of what is stored; several in a row are carried out in turn, and only the last answer is shown. */
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
  // What is stored is asked for again; the part says that it is not what was wanted.
  const goBack = () => void queryClient.invalidateQueries({ queryKey: queryKeyOf(calls.getUser) });
  const onMove = async (id: string, place: number): Promise<void> => {
    // What the page drew last may be older than what is known, where one move follows another at once.
    const shown = await showAs(queryClient, member, ({ images }) => {
      const moved = moveTo(
        images.map((image) => image.id),
        id,
        place,
      ).flatMap((each) => images.find((image) => image.id === each) ?? []);
      return { images: moved, main_image: moved[0] ?? null };
    });
    if (!shown) return;
    const named = shown.images.map((image) => image.id);
    await order.mutateAsync({ payload: { order: named } }).then(settle, goBack);
  };
  const onRemove = (id: string) => void remove.mutateAsync({ payload: { id } }).then(settle, goBack);
  return {
    error: order.error ?? remove.error,
    onMove: (id: string, place: number) => void onMove(id, place),
    onRemove,
  };
}

const none: readonly Upload[] = [];

/** The member's own photos and the files that are to become some (spec: signup.step2.photo-upload-drop-area). */
export function usePhotoManager(): PhotoManagerState {
  const queryClient = useQueryClient();
  const client = useClient();
  const profile = useViewer()?.profile;
  const member = profile?.id ?? '';
  const images = profile?.images ?? [];
  const changes = useChanges(member);
  const { mutateAsync } = useMutation({
    ...mutationFor(client, calls.uploadImages),
    networkMode: 'always',
  });
  const queue = useMemo(
    () =>
      uploadQueue(queryClient, member, async (file, signal, onProgress) => {
        // A file that waited for its turn is not for the profile of whoever is there by now.
        if (memberIdOf(queryClient) !== member) throw new Error('The member who chose this photo has left.');
        const stored = await mutateAsync({ payload: { file: [file] }, signal, onProgress });
        await showAs(queryClient, member, () => stored);
      }),
    [queryClient, member, mutateAsync],
  );
  const { data: uploads } = useQuery({
    queryKey: uploadsKey(member),
    queryFn: () => none,
    initialData: none,
    enabled: false,
    gcTime: Infinity,
  });
  const onTheirWay = uploads.filter(({ state }) => state !== 'failed').length;

  const onAdd = async (files: readonly File[]) => {
    const looked = await Promise.all(
      files.map(async (file) => ({ id: crypto.randomUUID(), file, problem: await fileProblem(file) })),
    );
    let room = PHOTOS_MAX - images.length - onTheirWay;
    queue.add(
      looked.map((each) => {
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
    limits,
    error: changes.error,
    onAdd,
    onRetry: queue.retry,
    onCancel: queue.remove,
    onRemove: changes.onRemove,
    onMove: changes.onMove,
  };
}
