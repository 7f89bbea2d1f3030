import { useContentPage } from '../../legal/useLegalPage.ts';
import { LegalScreen } from './LegalScreen.tsx';

/** Questions and answers (spec: route.pages-faq). */
export default function FaqScreen() {
  return <LegalScreen kind="faq" page={useContentPage('faq')} />;
}
