import { href } from '@meetcute/core';
import { Button, FormError, StatusMessage } from '@meetcute/kit';
import { useExport } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { Link } from '../router/index.ts';
import { useLogoutToLogin } from '../session/useLogoutToLogin.ts';

/** Ways to decline new terms or a new privacy text: log out, download the data, delete the account. */
export function ConsentDecline() {
  const { t } = useTranslation(['consent', 'shell', 'account']);
  const { isPending, onLogout } = useLogoutToLogin();
  const { exportData, saved, error } = useExport();
  return (
    <section data-part="decline">
      <h3>{t('declineTitle')}</h3>
      <p>{t('decline')}</p>
      <FormError>{error}</FormError>
      <StatusMessage>{saved && t('account:export.saved', { file: saved })}</StatusMessage>
      <div data-part="buttons">
        <Button variant="quiet" isPending={isPending} onPress={onLogout}>
          {t('shell:logout')}
        </Button>
        <Button variant="quiet" isPending={exportData === null} onPress={() => exportData?.()}>
          {t('account:export.download')}
        </Button>
      </div>
      <Link to={`${href('account')}#delete`}>{t('delete')}</Link>
    </section>
  );
}
