import { useTranslation } from 'react-i18next';
import { usePart, type PartProps } from '../part/usePart.ts';
import type { Connection } from './useConnection.ts';

export interface ConnectionBannerState {
  /** How the page stands to the server. @selector [data-connection] */
  connection: Connection;
}

export interface ConnectionBannerRootProps extends PartProps<'div', ConnectionBannerState> {
  /** How the page stands to the server, from `useConnection`. */
  connection: Connection;
}

/** Says that there is no connection, that it is sought, and that it is back, without a look: a div, empty while all is well. */
export function ConnectionBannerRoot({ connection, as: Frame = 'div', ...props }: ConnectionBannerRootProps) {
  const { t } = useTranslation('shell');
  const { children, ...drawn } = usePart(props, { connection });
  const words = {
    online: null,
    offline: t('offline'),
    reconnecting: t('reconnecting'),
    back: t('back'),
  };
  return (
    <Frame role="status" {...drawn}>
      {children ?? words[connection]}
    </Frame>
  );
}
