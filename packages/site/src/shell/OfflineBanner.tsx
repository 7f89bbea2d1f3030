import { t } from '@meetcute/theme';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Banner = styled.div`
  &:empty {
    display: none;
  }
  padding: ${t.space[2]} ${t.layout.gutter};
  background: ${t.text};
  color: ${t.surface};
  font-size: ${t.type.small};
  text-align: center;
`;

function subscribe(onChange: () => void) {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

const isOnline = () => navigator.onLine;
const onServer = () => true;

/** Says that there is no connection, as long as there is none. */
export function OfflineBanner() {
  const { t: text } = useTranslation('shell');
  const online = useSyncExternalStore(subscribe, isOnline, onServer);
  return <Banner role="status">{online ? null : text('offline')}</Banner>;
}
