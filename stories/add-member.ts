import type { Profile } from '@meetcute/contract';
import type { World } from '@meetcute/mocks';

/** Id of the member that `moveIn` adds. */
export const ADDED_MEMBER = 'added-member';
const photos = [1, 2, 3].map((number) => ({ id: `p${number}`, thumb_filename: '' }));

/** Adds a member with the id `MOVED_IN` to the world, with `change` applied to the profile. */
export function addMember(world: World, change: Partial<Profile> = {}): void {
  const like = [...world.members.values()].find(
    ({ profile }) => profile.fictional === Boolean(change.fictional) && profile.images.length > 0,
  )!;
  const images = photos.map((image, index) => ({
    ...image,
    thumb_filename: (like.profile.images[index] ?? like.profile.images[0])!.thumb_filename,
  }));
  const profile = {
    ...like.profile,
    id: ADDED_MEMBER,
    name: 'Marit',
    age: 34,
    images,
    main_image: images[0]!,
    ...change,
  };
  world.members.set(ADDED_MEMBER, { ...like, profile });
}
