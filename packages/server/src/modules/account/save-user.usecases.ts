import type { CallPayload, calls, User } from '@meetcute/contract';
import { birthDateToSave, type FieldsAndConsent, fieldsToSave, locationToSave } from '@meetcute/core';
import { nameToSave } from '@meetcute/core/names';
import type { Transaction } from '../../database/database.ts';
import type { UnitOfWork } from '../../database/unit-of-work.ts';
import { unwrap } from '../../errors.ts';
import type { Site } from '../../sites.ts';
import { publishUser } from '../members/members.usecases.ts';
import { lockMember, type MemberChange } from '../members/members.repository.ts';
import type { Member } from '../members/members.table.ts';
import { recordConsent } from '../sensitive-consents/sensitive-consents.usecases.ts';

type Payload = CallPayload<typeof calls.saveUser>;
type ProfileChange = Extract<Payload, { profile: unknown }>;

const columnsOf = ({ personal, consent }: FieldsAndConsent) => ({ personal, sensitiveConsent: consent });

function profileChange(payload: ProfileChange, saving: SaveInput): MemberChange {
  const { member, now } = saving;
  const { settings } = saving.site;
  const { name, gender, date_of_birth: birthDate } = payload.profile;
  const isOfFields = payload.profile.personal !== undefined || payload.sensitive_consent !== undefined;
  const current = { personal: member.personal, consent: member.sensitiveConsent };
  const gate = { email: member.email, siteName: settings.name, field: 'profile.name' };
  return {
    ...(name === undefined ? {} : { name: unwrap(nameToSave(name, gate)) }),
    ...(gender === undefined ? {} : { gender }),
    ...(birthDate === undefined
      ? {}
      : {
          dateOfBirth: unwrap(birthDateToSave(birthDate, settings.min_age, { now, zone: member.timezone })),
        }),
    ...(isOfFields ? columnsOf(unwrap(fieldsToSave(payload, current, { settings, now }))) : {}),
    ...(payload.advertising === undefined
      ? {}
      : { advertisingSince: payload.advertising ? (member.advertisingSince ?? now) : null }),
    ...(payload.last_signup_step ? { lastSignupStepAt: now } : {}),
  };
}

interface SaveInput {
  member: Member;
  site: Site;
  now: Date;
}

/** Saves the location or profile of a member. The response and the event contain the whole account. */
export function saveUser(
  unitOfWork: UnitOfWork<{ user: User }>,
  saving: SaveInput,
  payload: Payload,
): Promise<{ user: User }> {
  const { member, site, now } = saving;
  // Read under the lock: two simultaneous saves must not overwrite each other's personal fields.
  const lock = (tx: Transaction) => lockMember(tx, site.id, member.id);
  return unitOfWork.run(lock, async (change, [current = member]) => {
    const columns =
      'profile' in payload
        ? profileChange(payload, { ...saving, member: current })
        : unwrap(locationToSave(payload, site.settings));
    if ('profile' in payload)
      await recordConsent(change.tx, { site, member: current, now }, payload.sensitive_consent);
    return { user: await publishUser(change, { site, memberId: member.id, now }, columns) };
  });
}
