import { useSessionEnded } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { StatusMessage } from '../../ui/StatusMessage.tsx';

/** What the page before may say through the login: its history state, so that no link of another site can. */
export interface LoginState {
  news?: 'passwordChanged';
}

/** Why somebody stands before the login again: the password was changed, or the session was ended elsewhere. */
export function LoginMessage() {
  const { t } = useTranslation('login');
  const state = useLocation().state as LoginState | null;
  const isEnded = useSessionEnded();
  const words = state?.news === 'passwordChanged' ? t('passwordChanged') : isEnded ? t('ended') : '';
  return <StatusMessage>{words}</StatusMessage>;
}
