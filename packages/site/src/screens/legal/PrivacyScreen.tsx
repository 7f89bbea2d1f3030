import { LegalScreen } from './LegalScreen.tsx';

/** How the site treats data (spec: route.pages-privacy). */
export default function PrivacyScreen() {
  return <LegalScreen kind="privacy" />;
}
