import { StatusMessage } from '@meetcute/kit';
import { useSessionEnded } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { useHandedOver } from '../../router/index.ts';

/**
 * Message that the previous page shows on the login page. It is history state, so links of other sites cannot
 * set it.
 */
export interface LoginState {
  /** Key of the message. Default: none. */
  message?: 'passwordChanged' | 'loggedOut';
  /** Address that the page before knows. Default: none. */
  email?: string;
}

/** Explains why the login is required again: after a change of the password, a logout, or an end of the session elsewhere. */
export function LoginMessage() {
  const { t } = useTranslation('login');
  const state = useHandedOver<LoginState>();
  const isEnded = useSessionEnded();
  const message = state?.message ?? (isEnded ? 'ended' : null);
  return <StatusMessage>{message && t(message)}</StatusMessage>;
}
