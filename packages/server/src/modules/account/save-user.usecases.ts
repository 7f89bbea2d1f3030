import type { CallPayload, calls, User } from '@meetcute/contract';
import { birthDateToSave, locationToSave, nameToSave, personalToSave } from '@meetcute/core';
import { unwrap } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { changeUser } from '../members/members.usecases.ts';
import { type MemberChange, updateMember } from '../members/members.repository.ts';
import type { Member } from '../members/members.table.ts';
import { readMember } from '../profile/profile.repository.ts';

type Payload = CallPayload<typeof calls.saveUser>;
type ProfileChange = Extract<Payload, { profile: unknown }>;

function profileChange(
  { profile, last_signup_step: isLast }: ProfileChange,
  saving: SaveInput,
): MemberChange {
  const { member, now } = saving;
  const { settings } = saving.site;
  const { name, gender, date_of_birth: born, personal } = profile;
  return {
    ...(name === undefined ? {} : { name: unwrap(nameToSave(name, member.email, 'profile.name')) }),
    ...(gender === undefined ? {} : { gender }),
    ...(born === undefined ? {} : { dateOfBirth: unwrap(birthDateToSave(born, settings.min_age, now)) }),
    ...(personal === undefined
      ? {}
      : { personal: unwrap(personalToSave(personal, member.personal, settings)) }),
    ...(isLast ? { lastSignupStepAt: now } : {}),
  };
}

interface SaveInput {
  member: Member;
  site: Site;
  now: Date;
}

/** Saves the location or profile of a member. The response and the event contain the whole account. */
export async function saveUser(services: Services, saving: SaveInput, payload: Payload): Promise<User> {
  const { member, site, now } = saving;
  const { user } = await changeUser(services, { site, memberId: member.id, now }, async (tx) => {
    // Read again under the lock: two simultaneous saves must not overwrite each other's personal fields.
    const current = (await readMember(tx, site.id, member.id)) ?? member;
    const change =
      'profile' in payload
        ? profileChange(payload, { ...saving, member: current })
        : unwrap(locationToSave(payload, site.settings));
    if (Object.keys(change).length > 0) await updateMember(tx, site.id, member.id, change);
  });
  return user;
}
