import { useLegalPage } from '../../legal/useLegalPage.ts';
import { LegalScreen } from './LegalScreen.tsx';

/** Privacy policy of the site (spec: route.pages-privacy). */
export default function PrivacyScreen() {
  return <LegalScreen kind="privacy" page={useLegalPage('privacy')} />;
}
