import { ageOn, isRealDate } from '@meetcute/core';
import { memberOf, WorldError, type Context, type Handlers } from '../context.ts';
import { append, userOf } from '../views.ts';
import type { Member, World } from '../world.ts';

const IMAGES_MAX = 12;

type Change = Extract<Context<'saveUser'>['payload'], { profile: object }>['profile'];
type Place = Exclude<Context<'saveUser'>['payload'], { profile: object }>;

function saveLocation({ settings }: World, member: Member, place: Place): void {
  if (!settings.countries.includes(place.country))
    throw new WorldError('bad_request', { country: 'unknown' });
  const regions = settings.region_data[place.country] ?? [];
  const isRegion = place.countryregion === null || regions.some(({ id }) => id === place.countryregion);
  if (!isRegion) throw new WorldError('bad_request', { countryregion: 'unknown' });
  Object.assign(member.profile, place);
}

function checkPersonal({ settings }: World, personal: Record<string, string | null>): void {
  for (const [name, value] of Object.entries(personal)) {
    const allowed = Object.hasOwn(settings.allowed_values, name) ? settings.allowed_values[name] : undefined;
    const isKnown = allowed ? value === null || allowed.includes(value) : settings.text_fields.includes(name);
    if (!isKnown) throw new WorldError('bad_request', { [`profile.personal.${name}`]: 'unknown' });
  }
}

function saveProfile(world: World, member: Member, change: Change): void {
  const { date_of_birth: born, personal, ...rest } = change;
  if (born !== undefined && !isRealDate(born))
    throw new WorldError('bad_request', { 'profile.date_of_birth': 'unreal' });
  const age = born === undefined ? undefined : ageOn(born, world.now());
  if (age !== undefined && age < world.settings.min_age) throw new WorldError('too_young');
  if (personal) checkPersonal(world, personal);
  Object.assign(member.profile, rest);
  if (born !== undefined && age !== undefined) Object.assign(member.profile, { date_of_birth: born, age });
  if (personal) member.profile.personal = { ...member.profile.personal, ...personal };
}

const images = ({ profile }: Member) => ({ images: profile.images, main_image: profile.main_image });

const isPhoto = async (file: Blob): Promise<boolean> => {
  const [a, b, c] = new Uint8Array(await file.slice(0, 3).arrayBuffer());
  return (a === 0x89 && b === 0x50) || (a === 0xff && b === 0xd8 && c === 0xff);
};

export const accountHandlers = {
  saveUser({ world, viewer, payload }) {
    const member = memberOf(viewer);
    if ('profile' in payload) saveProfile(world, member, payload.profile);
    else saveLocation(world, member, payload);
    append(world, member.profile.id, 'user', userOf(world, member));
    return { user: userOf(world, member) };
  },

  async uploadImages({ world, viewer, payload }) {
    const member = memberOf(viewer);
    if (payload.file.length === 0) throw new WorldError('bad_request', { file: 'missing' });
    if (member.profile.images.length + payload.file.length > IMAGES_MAX)
      throw new WorldError('too_many_images');
    for (const file of payload.file)
      if (!(await isPhoto(file))) throw new WorldError('image_unreadable', { file: file.name });
    for (const file of payload.file) {
      const id = world.nextId('image-');
      world.images.set(`${id}.webp`, file);
      member.profile.images = [...member.profile.images, { id, thumb_filename: `${id}.webp` }];
    }
    member.profile.main_image ??= member.profile.images[0] ?? null;
    return images(member);
  },

  orderImages({ viewer, payload }) {
    const member = memberOf(viewer);
    const found = payload.order.map((id) => member.profile.images.find((image) => image.id === id));
    if (found.some((image) => !image) || new Set(payload.order).size !== member.profile.images.length)
      throw new WorldError('not_found');
    member.profile.images = found.filter((image) => image !== undefined);
    member.profile.main_image = member.profile.images[0] ?? null;
    return images(member);
  },

  deleteImage({ viewer, payload }) {
    const member = memberOf(viewer);
    if (!member.profile.images.some(({ id }) => id === payload.id)) throw new WorldError('not_found');
    member.profile.images = member.profile.images.filter(({ id }) => id !== payload.id);
    member.profile.main_image = member.profile.images[0] ?? null;
    return images(member);
  },
} satisfies Handlers;
