import { fillPage, type LegalValues } from '../legal/page.ts';
import type { LegalPage, LegalTexts } from '../legal/types.ts';
import { pageSections, type PageKind, type PageTexts } from './types.ts';

/** Returns a content page with filled placeholders. Throws for a placeholder without a value. */
export const contentPage = (kind: PageKind, texts: LegalTexts & PageTexts, values: LegalValues): LegalPage =>
  fillPage(texts[kind], pageSections[kind], texts, values);
