import { useLegalPage } from '../../legal/useLegalPage.ts';
import { LegalScreen } from './LegalScreen.tsx';

/** Terms of the site (spec: route.pages-terms). */
export default function TermsScreen() {
  return <LegalScreen kind="terms" page={useLegalPage('terms')} />;
}
