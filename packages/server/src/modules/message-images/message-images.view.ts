import type { MessageImage } from '@meetcute/contract';
import type { MessageImageRow } from './message-images.table.ts';

/** The two versions of a picture: `small` is at most 640 pixels wide. */
export type Size = 'small' | 'large';

/** Where a version lies. `/cdn` reads nothing there, so no address leads past the session. */
export const keyOf = (id: string, size: Size): string => `messages/${id}/${size}.webp`;

/** The files of pictures. */
export const keysOf = (ids: readonly string[]): string[] =>
  ids.flatMap((id) => [keyOf(id, 'small'), keyOf(id, 'large')]);

/** A picture as it travels. */
export const imageOf = ({ id, width, height }: MessageImageRow): MessageImage => ({ id, width, height });
