import type { World } from '@meetcute/mocks';
import { others } from './world.ts';

/** Id of the advertised profile. */
export const CAMPAIGN_ID = 'the-one';

/** Returns a change that gives a real or fictional member with a photo the id in the story's URL. */
export const onShow = (isFictional: boolean) => (world: World) => {
  const profile = others(world).find(
    ({ fictional, main_image }) => fictional === isFictional && main_image !== null,
  );
  const member = profile && world.members.get(profile.id);
  if (!member) throw new Error('The demo has no member with a photo. See packages/demo.');
  Object.assign(member.profile, { id: CAMPAIGN_ID, name: 'Mirthe', age: 34 });
  world.members.delete(profile.id);
  world.members.set(CAMPAIGN_ID, member);
};
