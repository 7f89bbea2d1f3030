import { mutationFor, queryKeyOf } from '@meetcute/client';
import { calls, PHOTO_MAX_BYTES, type Image, type User } from '@meetcute/contract';
import { IMAGE_TYPES } from '@meetcute/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';

/** Why a file was not taken. */
export type PhotoRefusal = 'imageType' | 'imageSize';

/** Whether a file may be sent; the server looks at its content too. */
export function photoRefusal(file: Pick<File, 'type' | 'size'>): PhotoRefusal | null {
  if (!(IMAGE_TYPES as readonly string[]).includes(file.type)) return 'imageType';
  return file.size > PHOTO_MAX_BYTES ? 'imageSize' : null;
}

export interface Photos {
  images: readonly Image[];
  isPending: boolean;
  error: Error | null;
  onUpload: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
}

/** The member's own photos; what the server answers is what is shown. */
export function usePhotos(): Photos {
  const queryClient = useQueryClient();
  const client = useClient();
  const viewer = useViewer();
  const show = ({ images, main_image }: { images: Image[]; main_image: Image | null }) =>
    queryClient.setQueryData<User | null>(queryKeyOf(calls.getUser), (user) =>
      user ? { ...user, profile: { ...user.profile, images, main_image } } : user,
    );
  const upload = useMutation({ ...mutationFor(client, calls.uploadImages), onSuccess: show });
  const remove = useMutation({ ...mutationFor(client, calls.deleteImage), onSuccess: show });
  return {
    images: viewer?.profile.images ?? [],
    isPending: upload.isPending || remove.isPending,
    error: upload.error ?? remove.error,
    onUpload: (files) => upload.mutate({ payload: { file: [...files] } }),
    onRemove: (id) => remove.mutate({ payload: { id } }),
  };
}
