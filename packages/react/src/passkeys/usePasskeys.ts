import { queryFor } from '@meetcute/client';
import { calls, type Passkey } from '@meetcute/contract';
import { canAddPasskey } from '@meetcute/core';
import { useQuery } from '@tanstack/react-query';
import { useIsSSR } from 'react-aria/SSRProvider';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient } from '../provider/context.ts';
import { hasPasskeys } from './webauthn.ts';

/** The member's passkeys, returned by `usePasskeys`. */
export interface Passkeys {
  /** Passkeys, oldest first; undefined until loaded. */
  passkeys: readonly Passkey[] | undefined;
  /** Time at which the list was last loaded, in milliseconds since the epoch; 0 until loaded. */
  asOf: number;
  /** Translated message if the list could not be loaded; undefined otherwise. */
  loadError: string | undefined;
  /** Loads the list again. */
  onReload: () => void;
  /** Whether this browser can create passkeys. True until hydration. */
  isSupported: boolean;
  /** Whether the account may have another one. False until loaded. */
  canAdd: boolean;
}

/** Loads the member's passkeys. */
export function usePasskeys(): Passkeys {
  const errorText = useErrorText();
  const isServerRendered = useIsSSR();
  const list = useQuery(queryFor(useClient(), calls.getPasskeys));
  const passkeys = list.data?.passkeys;
  return {
    passkeys,
    asOf: list.dataUpdatedAt,
    loadError: list.error && !passkeys ? errorText(list.error) : undefined,
    onReload: () => void list.refetch(),
    isSupported: isServerRendered || hasPasskeys(),
    canAdd: passkeys !== undefined && canAddPasskey(passkeys.length),
  };
}
