import { and, eq, gt, gte, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { sha256 } from '../../hash.ts';
import type { Ids } from '../../ports/ports.ts';
import { tokens } from './tokens.table.ts';

/** A row of `tokens`. */
export type Token = typeof tokens.$inferSelect;
/** Purpose of a token. */
export type TokenKind = Token['kind'];

interface Issue {
  siteId: string;
  kind: TokenKind;
  subject: string;
  visitor: string | null;
  detail?: string;
  now: Date;
  /** Milliseconds until it expires. */
  lifetime: number;
}

/** Issues a token and returns its secret, which is not stored. Removes expired tokens. */
export async function issueToken(
  db: Executor,
  ids: Ids,
  { lifetime, now, ...token }: Issue,
): Promise<string> {
  const secret = ids.secret();
  await db.delete(tokens).where(lt(tokens.expiresAt, now));
  const expiresAt = new Date(now.getTime() + lifetime);
  await db.insert(tokens).values({ ...token, tokenHash: sha256(secret), createdAt: now, expiresAt });
  return secret;
}

/** Returns an unexpired token, used or not; null when the site has none of that kind. */
export async function findToken(
  db: Executor,
  { siteId, kind, secret, now }: { siteId: string; kind: TokenKind; secret: string; now: Date },
): Promise<Token | null> {
  const rows = await db
    .select()
    .from(tokens)
    .where(
      and(
        eq(tokens.tokenHash, sha256(secret)),
        eq(tokens.siteId, siteId),
        eq(tokens.kind, kind),
        gt(tokens.expiresAt, now),
      ),
    );
  return rows[0] ?? null;
}

/** Returns an unexpired token by the hash of its secret, used or not; null when it was dropped. */
export async function readToken(
  db: Executor,
  { siteId, tokenHash, now }: { siteId: string; tokenHash: string; now: Date },
): Promise<Token | null> {
  const rows = await db
    .select()
    .from(tokens)
    .where(and(eq(tokens.tokenHash, tokenHash), eq(tokens.siteId, siteId), gt(tokens.expiresAt, now)));
  return rows[0] ?? null;
}

/** Marks a token as used. Of two simultaneous calls only one returns true. */
export async function spendToken(
  db: Executor,
  siteId: string,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(tokens)
    .set({ usedAt: now })
    .where(and(eq(tokens.siteId, siteId), eq(tokens.tokenHash, tokenHash), isNull(tokens.usedAt)))
    .returning({ tokenHash: tokens.tokenHash });
  return rows.length > 0;
}

/** Deletes tokens of some kinds that were issued for a subject. */
export async function dropTokens(
  db: Executor,
  siteId: string,
  subject: string,
  kinds: readonly TokenKind[],
): Promise<void> {
  await db
    .delete(tokens)
    .where(and(eq(tokens.siteId, siteId), eq(tokens.subject, subject), inArray(tokens.kind, [...kinds])));
}

/** Deletes all tokens that were issued for a subject, known browsers of a member too. */
export const dropAllTokens = async (db: Executor, siteId: string, subject: string): Promise<void> =>
  void (await db.delete(tokens).where(and(eq(tokens.siteId, siteId), eq(tokens.subject, subject))));

/** Deletes the tokens of the same kind and subject that were issued after a token. */
export async function dropLaterTokens(
  db: Executor,
  { siteId, subject, kind, createdAt, tokenHash }: Token,
): Promise<void> {
  await db
    .delete(tokens)
    .where(
      and(
        eq(tokens.siteId, siteId),
        eq(tokens.subject, subject),
        eq(tokens.kind, kind),
        gte(tokens.createdAt, createdAt),
        ne(tokens.tokenHash, tokenHash),
      ),
    );
}
