export { loadLegal } from './load.ts';
export { privacyPage, termsPage, termsSections, type LegalValues, type TradeNames } from './page.ts';
export {
  privacySectionIds,
  takedownSectionId,
  termsSectionIds,
  type LegalPage,
  type LegalSection,
  type LegalTexts,
  type PrivacySectionId,
  type TermsSectionId,
} from './types.ts';
export { legalValues, type SiteTexts } from './values.ts';
export { legalVersions } from './versions.ts';
