import { useContentPage } from '../../legal/useLegalPage.ts';
import { LegalScreen } from './LegalScreen.tsx';

/** Accessibility statement. */
export default function AccessibilityScreen() {
  return <LegalScreen kind="accessibility" page={useContentPage('accessibility')} />;
}
