import {
  privacySectionIds,
  takedownSectionId,
  termsSectionIds,
  type LegalPage,
  type LegalSection,
  type LegalTexts,
  type PrivacySectionId,
  type TermsSectionId,
} from './types.ts';

/** The trade names of a company and the one that switches the takedown section on, as the settings have them. */
export interface TradeNames {
  readonly tradenames: readonly { readonly id: string; readonly name: string }[];
  readonly takedownTradename: string | null;
}

/** What legal texts say of a site and its company; `minimumCosts` is a price in words, null where messages are free. */
export interface LegalValues {
  readonly siteName: string;
  readonly domain: string;
  readonly companyName: string;
  /** Street, postal code, city and country in one line. */
  readonly companyAddress: string;
  readonly supportEmail: string;
  readonly minimumCosts: string | null;
  readonly minAge: number;
  readonly fictionalPlural: string;
}

/**
 * The sections that the terms have: the 15, and at their end the one on takedown and record keeping if the trade name
 * that asks for it (by id or name) is among the company's (spec: terms.copyright-section-shown-for-trade-name).
 */
export function termsSections({ tradenames, takedownTradename }: TradeNames): readonly TermsSectionId[] {
  const hasTakedown =
    takedownTradename !== null &&
    tradenames.some(({ id, name }) => id === takedownTradename || name === takedownTradename);
  return hasTakedown ? [...termsSectionIds, takedownSectionId] : termsSectionIds;
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) {
      throw new Error(
        `The legal text names ${placeholder}, which has no value. Add it to LegalValues or correct the text.`,
      );
    }
    return value;
  });
}

function valuesOf(
  texts: LegalTexts,
  { minimumCosts, minAge, ...values }: LegalValues,
): Record<string, string> {
  const known = { ...values, minAge: String(minAge) };
  const messagePrice =
    minimumCosts === null
      ? fill(texts.messagePrice.free, known)
      : fill(texts.messagePrice.priced, { ...known, minimumCosts });
  return { ...known, messagePrice };
}

function pageOf<Id extends string>(
  page: LegalPage,
  ids: readonly Id[],
  values: Record<string, string>,
): LegalPage<Id> {
  const sections = ids.map((id): LegalSection<Id> => {
    const section = page.sections.find((candidate) => candidate.id === id);
    if (!section)
      throw new Error(
        `The legal texts lack the section '${id}'. Run \`pnpm check:i18n\` to see which language.`,
      );
    return {
      ...section,
      id,
      title: fill(section.title, values),
      paragraphs: section.paragraphs.map((text) => fill(text, values)),
      ...(section.items && { items: section.items.map((text) => fill(text, values)) }),
    };
  });
  return { title: fill(page.title, values), intro: fill(page.intro, values), sections };
}

/** The terms of a site, ready to show; throws for a placeholder without a value. */
export const termsPage = (
  texts: LegalTexts,
  values: LegalValues,
  names: TradeNames,
): LegalPage<TermsSectionId> => pageOf(texts.terms, termsSections(names), valuesOf(texts, values));

/** The privacy text of a site, ready to show; throws for a placeholder without a value. */
export const privacyPage = (texts: LegalTexts, values: LegalValues): LegalPage<PrivacySectionId> =>
  pageOf(texts.privacy, privacySectionIds, valuesOf(texts, values));
