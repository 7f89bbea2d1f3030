import { href } from '@meetcute/core';
import { useSettings, useViewer } from '@meetcute/react';
import { Coins } from '@phosphor-icons/react/Coins';
import { useTranslation } from 'react-i18next';
import { BarLink } from './BarLink.tsx';
import { chargesCredits } from './chargesCredits.ts';

/** Link to the credits with the number that the member has. Renders nothing on a site whose messages cost none. */
export function CreditsLink() {
  const { t } = useTranslation('shell');
  const settings = useSettings();
  const count = useViewer()?.credits ?? 0;
  if (!chargesCredits(settings)) return null;
  return <BarLink to={href('credits')} icon={Coins} label={t('credits', { count })} amount={count} />;
}
