import { href } from '@meetcute/core';
import { GearSix } from '@phosphor-icons/react/GearSix';
import { useTranslation } from 'react-i18next';
import { BarLink } from './BarLink.tsx';

/** Link to the account page, in the head of every page. The phone's tabs do not contain it. */
export function AccountLink() {
  const { t } = useTranslation('shell');
  return <BarLink to={href('account')} icon={GearSix} label={t('account')} />;
}
