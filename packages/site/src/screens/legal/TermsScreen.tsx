import { LegalScreen } from './LegalScreen.tsx';

/** The terms of the site (spec: route.pages-terms). */
export default function TermsScreen() {
  return <LegalScreen kind="terms" />;
}
