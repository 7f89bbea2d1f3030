import { PASSKEY_TIME_MS } from '@meetcute/core';
import type { Services } from '../../services.ts';
import { findToken, issueToken, spendToken } from '../account/tokens.repository.ts';
import { challengeIn } from './webauthn.service.ts';

interface Binding {
  siteId: string;
  kind: 'passkey_add' | 'passkey_login';
  /** The hash of the visitor cookie. */
  visitor: string;
  /** Id of the member who adds a passkey; '' for a log-in. */
  subject: string;
  /** Id of the session that adds a passkey; '' for a log-in. */
  session: string;
  now: Date;
}

/** Issues a challenge for one browser, for five minutes. Only its digest is stored. */
export const issueChallenge = (
  { db, ids }: Pick<Services, 'db' | 'ids'>,
  { session, ...issue }: Binding,
): Promise<string> => issueToken(db, ids, { ...issue, detail: session, lifetime: PASSKEY_TIME_MS });

/**
 * Uses up the challenge that an authenticator has signed, whether or not its signature turns out to be right. Returns
 * null when it was not issued to this browser, is used or has expired.
 */
export async function spendChallenge(
  { db }: Pick<Services, 'db'>,
  clientData: string,
  { siteId, kind, visitor, subject, session, now }: Binding,
): Promise<string | null> {
  const secret = await challengeIn(clientData);
  const token = secret === null ? null : await findToken(db, { siteId, kind, secret, now });
  const isOwn = token?.visitor === visitor && token.subject === subject && token.detail === session;
  if (!token || !isOwn || token.usedAt) return null;
  return (await spendToken(db, siteId, token.tokenHash, now)) ? secret : null;
}
