import { useIsLoggedIn } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { CancelForm } from './CancelForm.tsx';
import { OwnSubscription } from './OwnSubscription.tsx';

/** Cancellation of premium that renews: of the member, or by mail address without login. */
export default function CancelScreen() {
  const { t } = useTranslation('commerce');
  const isLoggedIn = useIsLoggedIn();
  usePageTitle(t('cancel.title'));
  return isLoggedIn ? <OwnSubscription /> : <CancelForm />;
}
