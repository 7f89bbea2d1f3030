import { useTranslation } from 'react-i18next';
import { usePart, type PartProps } from '../part/usePart.ts';
import type { Connection } from './useConnection.ts';

/** State of a connection banner, passed to its `className`, `style` and `children` functions. */
export interface ConnectionBannerState {
  /** 'online', 'offline', 'reconnecting' or 'back'. @selector [data-connection] */
  connection: Connection;
}

/** Props of `ConnectionBanner.Root`. */
export interface ConnectionBannerRootProps extends PartProps<'div', ConnectionBannerState> {
  /** Connection state, from `useConnection`. @selector [data-connection] */
  connection: Connection;
}

/**
 * Unstyled status region, a `div`, that announces a lost and a restored connection. It is empty while online. Children
 * replace its text.
 */
export function ConnectionBannerRoot({ connection, as: Frame = 'div', ...props }: ConnectionBannerRootProps) {
  const { t } = useTranslation('shell');
  const { children, ...frameProps } = usePart(props, { connection }, { role: 'status' });
  const messages = {
    online: null,
    offline: t('offline'),
    reconnecting: t('reconnecting'),
    back: t('back'),
  };
  return <Frame {...frameProps}>{children ?? messages[connection]}</Frame>;
}
