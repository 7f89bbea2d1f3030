import { emailKey } from '@meetcute/contract';
import type { SignUpPayload, User } from '@meetcute/contract';
import { currentDocuments, mailProviderOf, signUpRefusal, storedReferrer, tidyName } from '@meetcute/core';
import { nameToSave } from '@meetcute/core/names';
import { legalVersions } from '@meetcute/i18n/legal';
import type { Change, UnitOfWork } from '../../database/unit-of-work.ts';
import { refusalError, ServerError } from '../../errors.ts';
import { type Limit, throttle, throttleNetwork } from '../../http/throttle.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { addConsents } from '../consents/consents.repository.ts';
import { insertMember, type NewMember } from '../members/members.repository.ts';
import { toStoredZone } from '../members/time-zones.rules.ts';
import { userOf } from '../members/members.view.ts';
import { isCommonPassword } from './passwords.service.ts';
import { findToken, spendToken } from './tokens.repository.ts';

/** Attempts of one browser and of one network. Each costs checking and hashing a password. */
const LIMIT: Limit = { name: 'sign-up', max: 20, window: 600_000 };
const NETWORK_LIMIT: Limit = { name: 'sign-up-network', max: 20, window: 600_000 };

const digest = (bytes: Uint8Array<ArrayBuffer>) => crypto.subtle.digest('SHA-512', bytes);

/** Input of `signUp`. */
export interface SignUp {
  site: Site;
  /** The client's network; null when unknown. */
  network: string | null;
  /** The hash of the visitor cookie. The token must be bound to it. */
  visitor: string;
  /** Value of the `User-Agent` header, part of the CSRF value. */
  userAgent: string;
  payload: SignUpPayload;
  now: Date;
}

/**
 * Creates an account, records the consent to terms and privacy, and schedules the activation mail. The token is spent only on success. Throws bad_token,
 * email_taken, too_many_requests and the refusals of `signUpRefusal`.
 */
export async function signUp(
  unitOfWork: UnitOfWork<{ user: User }>,
  services: Pick<Services, 'db' | 'ids' | 'passwords'>,
  { site, visitor, network, userAgent, payload, now }: SignUp,
): Promise<{ user: User }> {
  const { db, passwords } = services;
  await throttleNetwork(db, NETWORK_LIMIT, { siteId: site.id, network, now });
  await throttle(db, LIMIT, { siteId: site.id, subject: visitor, now });
  const email = payload.email.trim();
  const gate = { settings: site.settings, userAgent, digest, isCommon: isCommonPassword, nameToSave };
  const refusal = await signUpRefusal(payload, gate);
  if (refusal) throw refusalError(refusal);
  const token = await findToken(db, { siteId: site.id, kind: 'sign_up', secret: payload.token, now });
  if (!token || token.usedAt || token.visitor !== visitor || token.subject !== emailKey(email)) {
    throw new ServerError('bad_token');
  }
  const passwordHash = await passwords.hash(payload.password);
  const row = { ...memberRow({ site, payload, now }), id: services.ids.id(), email, passwordHash };
  const create = async ({ tx, addJobs }: Change) => {
    if (!(await spendToken(tx, site.id, token.tokenHash, now))) throw new ServerError('bad_token');
    const member = await insertMember(tx, row);
    if (!member) throw new ServerError('email_taken', { fields: { email: 'email_taken' } });
    await addConsents(tx, {
      siteId: site.id,
      memberId: member.id,
      documents: currentDocuments(legalVersions),
      language: payload.language,
      source: 'sign-up',
      acceptedAt: now,
    });
    addJobs([{ kind: 'activation-mail', subject: member.id }]);
    // A new member has no photos, and has just accepted the current documents.
    return { user: userOf(member, [], { site, consentsDue: [], now }) };
  };
  return unitOfWork.run([], create, { opensSessionOf: row.id });
}

type Columns = Omit<NewMember, 'id' | 'email' | 'passwordHash'>;

function memberRow({ site, payload, now }: Pick<SignUp, 'site' | 'payload' | 'now'>): Columns {
  const { country } = payload;
  return {
    siteId: site.id,
    name: tidyName(payload.name),
    emailKey: emailKey(payload.email),
    mailprovider: mailProviderOf(payload.email),
    // A guessed country that the site does not offer counts as unknown.
    country: country !== null && site.settings.countries.includes(country) ? country : null,
    language: payload.language,
    timezone: toStoredZone(payload.timezone),
    trafficsource: payload.trafficsource,
    formPath: payload.form_path,
    referrer: storedReferrer(payload.referrer),
    campaignProfile: payload.profile,
    createdAt: now,
    lastActiveAt: now,
  };
}
