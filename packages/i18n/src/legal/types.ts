/** Sections of the terms in the order of the page (spec: terms.fifteen-sections). */
export const termsSectionIds = [
  'definitions',
  'general',
  'fictional',
  'offer',
  'usage',
  'blocking',
  'termination',
  'credits',
  'storage',
  'liability',
  'property',
  'complaints',
  'newsletters',
  'zeroTolerance',
  'final',
] as const;

/** The section that only one trade name has (spec: terms.copyright-section-shown-for-trade-name). */
export const takedownSectionId = 'takedown';

/** Sections of the privacy text in the order of the page (spec: privacy.eight-sections). */
export const privacySectionIds = [
  'sources',
  'sharing',
  'thirdParty',
  'age',
  'links',
  'rights',
  'storage',
  'contact',
] as const;

/** Name of a section of the terms. */
export type TermsSectionId = (typeof termsSectionIds)[number] | typeof takedownSectionId;

/** Name of a section of the privacy text. */
export type PrivacySectionId = (typeof privacySectionIds)[number];

/** A section as a page shows it: a heading, paragraphs, perhaps a numbered list after them. */
export interface LegalSection<Id extends string = string> {
  readonly id: Id;
  /** Language of the section where it isn't that of the page; goes to the attribute `lang`. */
  readonly lang?: 'en';
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly items?: readonly string[];
}

/** A legal page: title, a short introduction, sections. */
export interface LegalPage<Id extends string = string> {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly LegalSection<Id>[];
}

/** All legal texts of one language, with `{{placeholders}}` where the company stands. */
export interface LegalTexts {
  readonly terms: LegalPage;
  readonly privacy: LegalPage;
  /** What a message costs, in a sentence: where it has a price and where it has none. */
  readonly messagePrice: { readonly priced: string; readonly free: string };
}
