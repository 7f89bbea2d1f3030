import type { Passkey } from '@meetcute/contract';
import type { PasskeyRow } from './passkeys.table.ts';

/** Returns a passkey as its member sees it, without its keys. */
export const passkeyOf = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used: lastUsedAt?.toISOString() ?? null,
});
