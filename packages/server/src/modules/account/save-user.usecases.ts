import type { CallPayload, calls, Settings, User } from '@meetcute/contract';
import { ageOn, ALL_REGIONS, MIN_AGE } from '@meetcute/core';
import { ServerError } from '../../errors.ts';
import { badFields } from '../../http/body.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { changeUser } from '../members/change-user.ts';
import { type MemberChange, updateMember } from '../members/members.repository.ts';
import type { Member } from '../members/members.table.ts';
import { readMember } from '../profile/profile.repository.ts';
import { checkName } from './names.ts';

type Payload = CallPayload<typeof calls.saveUser>;
type Location = Extract<Payload, { country: string }>;
type ProfileChange = Extract<Payload, { profile: unknown }>;
type Personal = NonNullable<ProfileChange['profile']['personal']>;

/** Nobody older than this has ever lived; an earlier birth date is a slip. */
const OLDEST = 120;

/** Checks a place against the countries and regions of the site (spec: location.country-required-to-save). */
function locationChange({ country, countryregion, city }: Location, settings: Settings): MemberChange {
  if (!settings.countries.includes(country)) throw badFields({ country: 'not_offered' });
  const region = countryregion === ALL_REGIONS ? null : countryregion;
  const regions = Object.hasOwn(settings.region_data, country) ? settings.region_data[country] : undefined;
  if (region !== null && !regions?.some(({ id }) => id === region))
    throw badFields({ countryregion: 'not_offered' });
  return { country, countryregion: region, city: city?.trim() || null };
}

/** Refuses who is not old enough, on the day before the birthday too (spec: dob.min-age). */
function checkBirthDate(dateOfBirth: string, settings: Settings, now: Date): string {
  const age = ageOn(dateOfBirth, now);
  if (age < 0 || age > OLDEST) throw badFields({ 'profile.date_of_birth': 'invalid_format' });
  if (age >= Math.max(MIN_AGE, settings.min_age)) return dateOfBirth;
  throw new ServerError('too_young', { fields: { 'profile.date_of_birth': 'too_young' } });
}

/** The fields that were named, over those that were there; empty texts become null. */
function mergePersonal(member: Member, personal: Personal, settings: Settings): Personal {
  for (const [name, value] of Object.entries(personal)) {
    const allowed = Object.hasOwn(settings.allowed_values, name) ? settings.allowed_values[name] : undefined;
    const isText = settings.text_fields.includes(name);
    const fits = allowed ? value === null || allowed.includes(value) : isText;
    if (!fits)
      throw badFields({ [`profile.personal.${name}`]: allowed ? 'not_offered' : 'unrecognized_keys' });
  }
  const entries = Object.entries(personal).map(([name, value]) => [name, value?.trim() ? value : null]);
  return { ...member.personal, ...(Object.fromEntries(entries) as Personal) };
}

function profileChange({ profile, last_signup_step: isLast }: ProfileChange, saving: Saving): MemberChange {
  const { member, site, now } = saving;
  const { name, gender, date_of_birth: born, personal } = profile;
  return {
    ...(name === undefined ? {} : { name: checkName(name, member.email) }),
    ...(gender === undefined ? {} : { gender }),
    ...(born === undefined ? {} : { dateOfBirth: checkBirthDate(born, site.settings, now) }),
    ...(personal === undefined ? {} : { personal: mergePersonal(member, personal, site.settings) }),
    ...(isLast ? { lastSignupStepAt: now } : {}),
  };
}

interface Saving {
  member: Member;
  site: Site;
  now: Date;
}

/** Saves the location or the profile of a member; the answer and the event carry the whole account. */
export async function saveUser(services: Services, saving: Saving, payload: Payload): Promise<User> {
  const { member, site, now } = saving;
  const { user } = await changeUser(services, { site, memberId: member.id, now }, async (tx) => {
    // Read again under the lock: two savings at once must not lose each other's personal fields.
    const current = (await readMember(tx, site.id, member.id)) ?? member;
    const change =
      'profile' in payload
        ? profileChange(payload, { ...saving, member: current })
        : locationChange(payload, site.settings);
    if (Object.keys(change).length > 0) await updateMember(tx, site.id, member.id, change);
  });
  return user;
}
