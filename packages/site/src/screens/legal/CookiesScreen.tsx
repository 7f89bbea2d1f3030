import { useTranslation } from 'react-i18next';
import { ConsentForm } from '../../frame/ConsentForm.tsx';
import { useSiteState } from '../../frame/SiteState.ts';
import { useContentPage } from '../../legal/useLegalPage.ts';
import { LegalScreen } from './LegalScreen.tsx';
import { StorageTable } from './StorageTable.tsx';

/** State of the visitor's choice, and buttons that change it. */
function Choice() {
  const { t } = useTranslation('cookieConsent');
  const { consent } = useSiteState();
  return (
    <>
      <p role="status" data-part="consent-state" data-state={consent.choice ?? 'none'}>
        <strong>{t(`state.${consent.choice ?? 'none'}`)}</strong>
      </p>
      <ConsentForm hash="#choice" />
    </>
  );
}

/** Cookies and other storage in the browser, and the visitor's choice (spec: route.pages-cookies). */
export default function CookiesScreen() {
  const more = {
    cookies: <StorageTable isOfCookies labelledBy="cookies-title" />,
    choice: <Choice />,
    storage: <StorageTable isOfCookies={false} labelledBy="storage-title" />,
  };
  return <LegalScreen kind="cookies" page={useContentPage('cookies')} more={more} />;
}
