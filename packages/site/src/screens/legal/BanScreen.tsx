import { useContentPage } from '../../legal/useLegalPage.ts';
import { LegalScreen } from './LegalScreen.tsx';

/** Reasons and ways to block an account (spec: route.pages-ban). */
export default function BanScreen() {
  return <LegalScreen kind="ban" page={useContentPage('ban')} />;
}
