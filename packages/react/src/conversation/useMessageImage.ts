import { calls } from '@meetcute/contract';
import { useObjectUrl } from '../messaging/useObjectUrl.ts';
import { useClient } from '../provider/context.ts';
import type { DisplayMessage } from './display-chunks.ts';

/** Image of a message, ready to display. */
export interface DisplayImage {
  /** URL of the small version. */
  small: string;
  /** URL of the full version. */
  large: string;
  /** Natural width in pixels. */
  width: number;
  /** Natural height in pixels. */
  height: number;
}

/** Returns the addresses of a message's image, uploaded or pending; null without an image. */
export function useMessageImage({
  image,
  pendingImage,
}: Pick<DisplayMessage, 'image' | 'pendingImage'>): DisplayImage | null {
  const client = useClient();
  const pendingUrl = useObjectUrl(pendingImage?.file ?? null);
  if (pendingUrl !== null && pendingImage)
    return { small: pendingUrl, large: pendingUrl, width: pendingImage.width, height: pendingImage.height };
  if (!image) return null;
  const { id, width, height } = image;
  const buildUrl = (size: 'small' | 'large') => client.url(calls.openMessageImage, { query: { id, size } });
  return { small: buildUrl('small'), large: buildUrl('large'), width, height };
}
