import type { Settings } from '@meetcute/contract';
import { isUnseen } from './text.ts';

/** Whether a site lets its members send pictures; one that does not say so does not. */
export const areImagesAllowed = ({ chat }: Pick<Settings, 'chat'>): boolean => chat['images'] === true;

/** Why something can't be sent as a message, by field; null where it can. A picture needs no words. */
export function messageProblem(
  { text, image }: { text: string; image?: string | undefined },
  settings: Pick<Settings, 'chat'>,
): Record<string, string> | null {
  if (image === undefined) return isUnseen(text) ? { text: 'too_small' } : null;
  return areImagesAllowed(settings) ? null : { image: 'not_offered' };
}
