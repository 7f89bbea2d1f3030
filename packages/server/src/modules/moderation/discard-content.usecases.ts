import type { Services } from '../../services.ts';
import { discardImages } from '../message-images/message-images.usecases.ts';
import { discardFiles } from '../photos/photos.usecases.ts';
import type { Takedown, TakenMessage, TakenPhoto } from './takedowns.table.ts';

/** Deletes the files of content that members can no longer see. */
export function discardContent(
  services: Pick<Services, 'db' | 'storage' | 'background'>,
  takedowns: readonly Takedown[],
): void {
  const [pictures, messages] = [
    takedowns.filter(({ kind }) => kind === 'photo'),
    takedowns.filter(({ kind }) => kind === 'message'),
  ];
  discardFiles(
    services,
    pictures.flatMap(({ content }) => (content as TakenPhoto | null)?.sizes ?? []),
  );
  discardImages(
    services,
    messages.flatMap(({ content }) => (content as TakenMessage | null)?.image?.id ?? []),
  );
}
