import type { MessageImage } from '@meetcute/contract';
import type { MessageImageRow } from './message-images.table.ts';

/** The two versions of an image. `small` is at most 640 pixels wide. */
export type Size = 'small' | 'large';

/**
 * Returns the storage key of a version. `/cdn` does not serve these keys, so that every read requires a
 * session.
 */
export const keyOf = (id: string, size: Size): string => `messages/${id}/${size}.webp`;

/** Returns the storage keys of images. */
export const keysOf = (ids: readonly string[]): string[] =>
  ids.flatMap((id) => [keyOf(id, 'small'), keyOf(id, 'large')]);

/** Returns an image as the API sends it. */
export const imageOf = ({ id, width, height }: MessageImageRow): MessageImage => ({ id, width, height });
