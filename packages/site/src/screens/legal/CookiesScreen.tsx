import { useContentPage } from '../../legal/useLegalPage.ts';
import { LegalScreen } from './LegalScreen.tsx';

/** Cookies and other storage in the browser (spec: route.pages-cookies). */
export default function CookiesScreen() {
  return <LegalScreen kind="cookies" page={useContentPage('cookies')} />;
}
