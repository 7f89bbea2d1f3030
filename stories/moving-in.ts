import type { Profile } from '@meetcute/contract';
import type { World } from '@meetcute/mocks';

/** The address of whom `moveIn` puts into the world. */
export const MOVED_IN = 'somebody';
const photos = [1, 2, 3].map((number) => ({ id: `p${number}`, thumb_filename: '' }));

/** Puts a member at a known address into the world, changed as the story wants. */
export function moveIn(of: World, change: Partial<Profile> = {}): void {
  const like = [...of.members.values()].find(
    ({ profile }) => profile.fictional === Boolean(change.fictional) && profile.images.length > 0,
  )!;
  const images = photos.map((image, index) => ({
    ...image,
    thumb_filename: (like.profile.images[index] ?? like.profile.images[0])!.thumb_filename,
  }));
  const profile = {
    ...like.profile,
    id: MOVED_IN,
    name: 'Marit',
    age: 34,
    images,
    main_image: images[0]!,
    ...change,
  };
  of.members.set(MOVED_IN, { ...like, profile });
}
