import { useContentPage } from '../../legal/useLegalPage.ts';
import { LegalScreen } from './LegalScreen.tsx';

/** Safety tips. */
export default function SafetyTipsScreen() {
  return <LegalScreen kind="safety" page={useContentPage('safety')} />;
}
