import type { Settings } from '@meetcute/contract';
import { isUnseen } from './text.ts';

/** Returns whether a site lets members send images. Default: false. */
export const areImagesAllowed = ({ chat }: Pick<Settings, 'chat'>): boolean => chat.images === true;

/** Returns why a message can't be sent, by field; null if it can. An image needs no text. */
export function messageProblem(
  { text, image }: { text: string; image?: string | undefined },
  settings: Pick<Settings, 'chat'>,
): Record<string, string> | null {
  if (image === undefined) return isUnseen(text) ? { text: 'too_small' } : null;
  return areImagesAllowed(settings) ? null : { image: 'not_offered' };
}
