import { href } from '@meetcute/core';
import { GearSix } from '@phosphor-icons/react/GearSix';
import { useTranslation } from 'react-i18next';
import { BarLink } from './BarLink.tsx';

/** The way to one's account from every page that has a head; the tabs of a phone stay as they are. */
export function AccountLink() {
  const { t } = useTranslation('shell');
  return <BarLink to={href('account')} icon={GearSix} label={t('account')} />;
}
