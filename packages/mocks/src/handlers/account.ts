import { PHOTOS_MAX, type DocumentVersion } from '@meetcute/contract';
import {
  ageOn,
  birthDateToSave,
  fieldsToSave,
  isSensitive,
  locationToSave,
  photoOrder,
  documentsToAccept,
} from '@meetcute/core';
import { nameToSave } from '@meetcute/core/names';
import { legalVersions } from '@meetcute/i18n/legal';
import { unwrap, memberOf, WorldError, type Context, type Handlers } from '../context.ts';
import { requireImage } from '../images.ts';
import { append, resolveTimeZone, userOf, consentsOf } from '../views.ts';
import type { World } from '../world.ts';
import type { Member } from '../records.ts';

type Change = Extract<Context<'saveUser'>['payload'], { profile: object }>;

/** Records a change of the consent to sensitive fields. `filledFields` are the sensitive fields with a value before it. */
function recordConsent(
  world: World,
  member: Member,
  change: Change['sensitive_consent'],
  filledFields: readonly string[],
): void {
  if (change === undefined) return;
  const { profile, sensitiveConsent, lastFilters } = member;
  const row = { member: profile.id, at: world.now().toISOString() };
  const fields = [...new Set([...(sensitiveConsent?.fields ?? []), ...filledFields])];
  world.sensitiveConsents.push(
    change
      ? { ...row, ...change, kind: 'given' }
      : { ...row, fields, kind: 'withdrawn', wording: null, language: null },
  );
  // Whom a member would like to meet says as much as a sensitive field.
  if (change === null && lastFilters) member.lastFilters = { ...lastFilters, gender: null };
}

/** Saves the fields of a profile change, or none if one is refused. */
function saveProfile(world: World, member: Member, payload: Change): void {
  const { settings, now } = world;
  const today = { now: now(), zone: resolveTimeZone(member) };
  const { name, gender, date_of_birth: date } = payload.profile;
  const current = { personal: member.profile.personal, consent: member.sensitiveConsent };
  const { personal, consent } = unwrap(fieldsToSave(payload, current, { settings, now: now() }));
  const dateOfBirth = date === undefined ? undefined : unwrap(birthDateToSave(date, settings.min_age, today));
  const filledFields = Object.keys(current.personal ?? {}).filter(isSensitive);
  const gate = { email: member.email, siteName: settings.name, field: 'profile.name' };
  Object.assign(member.profile, {
    ...(name === undefined ? {} : { name: unwrap(nameToSave(name, gate)) }),
    ...(gender === undefined ? {} : { gender }),
    ...(dateOfBirth === undefined
      ? {}
      : { date_of_birth: dateOfBirth, age: ageOn(dateOfBirth, today.now, today.zone) }),
    personal,
  });
  recordConsent(world, member, payload.sensitive_consent, filledFields);
  member.sensitiveConsent = consent;
  if (payload.advertising === false) member.advertisingSince = null;
  else if (payload.advertising) member.advertisingSince ??= now().toISOString();
}

const images = ({ profile }: Member) => ({ images: profile.images, main_image: profile.main_image });

export const accountHandlers = {
  saveUser({ world, viewer, payload }) {
    const member = memberOf(viewer);
    if ('profile' in payload) saveProfile(world, member, payload);
    else Object.assign(member.profile, unwrap(locationToSave(payload, world.settings)));
    append(world, member.profile.id, 'user', userOf(world, member));
    return { user: userOf(world, member) };
  },

  async uploadImages({ world, viewer, payload }) {
    const member = memberOf(viewer);
    if (payload.file.length === 0) throw new WorldError('bad_request', { file: 'required' });
    if (member.profile.images.length + payload.file.length > PHOTOS_MAX)
      throw new WorldError('too_many_images');
    for (const [place, file] of payload.file.entries()) await requireImage(file, place, 'photo');
    member.hasNewPhotos = true;
    for (const file of payload.file) {
      const id = world.nextId('image-');
      world.images.set(`${id}.webp`, file);
      member.profile.images = [...member.profile.images, { id, thumb_filename: `${id}.webp` }];
    }
    member.profile.main_image ??= member.profile.images[0] ?? null;
    return images(member);
  },

  orderImages({ viewer, payload }) {
    const { profile } = memberOf(viewer);
    const ids = unwrap(
      photoOrder(
        profile.images.map(({ id }) => id),
        payload.order,
      ),
    );
    profile.images = ids.flatMap((id) => profile.images.find((image) => image.id === id) ?? []);
    profile.main_image = profile.images[0] ?? null;
    return images(memberOf(viewer));
  },

  deleteImage({ viewer, payload }) {
    const member = memberOf(viewer);
    if (!member.profile.images.some(({ id }) => id === payload.id)) throw new WorldError('not_found');
    member.profile.images = member.profile.images.filter(({ id }) => id !== payload.id);
    member.profile.main_image = member.profile.images[0] ?? null;
    return images(member);
  },

  acceptDocuments({ world, viewer, payload }) {
    const member = memberOf(viewer);
    const documents = unwrap(documentsToAccept(payload.documents, legalVersions));
    const { id } = member.profile;
    const consents = consentsOf(world, member);
    const isNew = ({ document, version }: DocumentVersion) =>
      !consents.some((one) => one.document === document && one.version === version);
    world.consents.set(id, [...consents, ...documents.filter(isNew)]);
    append(world, id, 'user', userOf(world, member));
    return { user: userOf(world, member) };
  },
} satisfies Handlers;
