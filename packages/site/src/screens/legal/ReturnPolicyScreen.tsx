import { useContentPage } from '../../legal/useLegalPage.ts';
import { LegalScreen } from './LegalScreen.tsx';

/** Withdrawal from purchases (spec: route.pages-return-policy). */
export default function ReturnPolicyScreen() {
  return <LegalScreen kind="returnPolicy" page={useContentPage('returnPolicy')} />;
}
