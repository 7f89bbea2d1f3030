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

/** Trade names of a company and the one that enables the takedown section, from the settings. */
export interface TradeNames {
  /** Trade names of the company. */
  readonly tradenames: readonly { readonly id: string; readonly name: string }[];
  /** Id or name of the trade name that enables the takedown section, null for none. */
  readonly takedownTradename: string | null;
}

/** Values of a site and its company for the placeholders of legal texts. */
export interface LegalValues {
  /** Display name of the site. */
  readonly siteName: string;
  /** Domain of the site. */
  readonly domain: string;
  /** Legal name of the company. */
  readonly companyName: string;
  /** Street, postal code, city and country in one line. */
  readonly companyAddress: string;
  /** Mail address of customer service. */
  readonly supportEmail: string;
  /** Formatted minimum price of a message, null where messages are free. */
  readonly minimumPrice: string | null;
  /** Minimum age of members, in years. */
  readonly minAge: number;
  /** Site's term for fictional profiles, in the plural. */
  readonly fictionalPlural: string;
}

/**
 * Returns the sections of the terms: the 15, followed by the one on takedown and record keeping when the company has the
 * trade name that enables it, by id or name (spec: terms.copyright-section-shown-for-trade-name).
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
        `The legal text contains ${placeholder}, which has no value. Add it to LegalValues or correct the text.`,
      );
    }
    return value;
  });
}

function valuesOf(
  texts: LegalTexts,
  { minimumPrice, minAge, ...values }: LegalValues,
): Record<string, string> {
  const baseValues = { ...values, minAge: String(minAge) };
  const messagePrice =
    minimumPrice === null
      ? fill(texts.messagePrice.free, baseValues)
      : fill(texts.messagePrice.priced, { ...baseValues, minimumPrice });
  return { ...baseValues, messagePrice };
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

/** Returns a page with the given sections and filled placeholders. Throws for a placeholder without a value. */
export const fillPage = <Id extends string>(
  page: LegalPage,
  ids: readonly Id[],
  texts: LegalTexts,
  values: LegalValues,
): LegalPage<Id> => pageOf(page, ids, valuesOf(texts, values));

/** Returns the terms of a site with filled placeholders. Throws for a placeholder without a value. */
export const termsPage = (
  texts: LegalTexts,
  values: LegalValues,
  names: TradeNames,
): LegalPage<TermsSectionId> => fillPage(texts.terms, termsSections(names), texts, values);

/** Returns the privacy text of a site with filled placeholders. Throws for a placeholder without a value. */
export const privacyPage = (texts: LegalTexts, values: LegalValues): LegalPage<PrivacySectionId> =>
  fillPage(texts.privacy, privacySectionIds, texts, values);
