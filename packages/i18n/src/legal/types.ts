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

/** Section for a single trade name (spec: terms.copyright-section-shown-for-trade-name). */
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

/** Id of a section of the terms. */
export type TermsSectionId = (typeof termsSectionIds)[number] | typeof takedownSectionId;

/** Id of a section of the privacy text. */
export type PrivacySectionId = (typeof privacySectionIds)[number];

/** Section of a legal page: heading, paragraphs and an optional numbered list. */
export interface LegalSection<Id extends string = string> {
  /** Id of the section, also its anchor. */
  readonly id: Id;
  /** `lang` attribute of the section. Default: the language of the page. */
  readonly lang?: 'en';
  readonly title: string;
  /** Paragraphs, in order. */
  readonly paragraphs: readonly string[];
  /** Items of a numbered list after the paragraphs. Default: none. */
  readonly items?: readonly string[];
}

/** Legal page: title, short introduction and sections. */
export interface LegalPage<Id extends string = string> {
  readonly title: string;
  /** Short introduction below the title. */
  readonly intro: string;
  /** Sections, in order. */
  readonly sections: readonly LegalSection<Id>[];
}

/** Legal texts of one language, with `{{placeholders}}` for company data. */
export interface LegalTexts {
  /** Terms of use. */
  readonly terms: LegalPage;
  /** Privacy text. */
  readonly privacy: LegalPage;
  /** Sentence about the price of a message, for priced and for free messages. */
  readonly messagePrice: { readonly priced: string; readonly free: string };
}
