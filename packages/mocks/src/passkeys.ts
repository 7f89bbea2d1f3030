/** A passkey of a member. The world has no key of it, because it verifies no signature. */
export interface WorldPasskey {
  /** Id by which its member changes it. */
  id: string;
  /** Profile id of the member. */
  member: string;
  /** Id that the authenticator chose. */
  credential: string;
  /** Name that the member chose. */
  name: string;
  /** ISO instant. */
  createdAt: string;
  /** ISO instant of the last log-in; null for none. */
  lastUsed: string | null;
}

/** A challenge for an authenticator; `member` and `session` are '' for a log-in. */
export interface PasskeyChallenge {
  kind: 'add' | 'login';
  visitor: string;
  member: string;
  session: string;
  at: Date;
}
