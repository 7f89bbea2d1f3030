import type { LegalSection } from './types.ts';

/** Policy against trafficking and minors; English in every language, so it has no translations. */
export const zeroTolerance: LegalSection<'zeroTolerance'> = {
  id: 'zeroTolerance',
  lang: 'en',
  title: 'Zero-tolerance policy',
  paragraphs: [
    '{{siteName}} has zero tolerance for human trafficking. Nobody may use the site to recruit, advertise, transport, control or exploit another person, or to offer or ask for sexual services that anyone was forced, deceived or pressured into. Any sign of it leads to the immediate closing of the account and a report to the police and to the competent authorities.',
    '{{siteName}} has zero tolerance for minors on the site. Nobody under {{minAge}} may have an account, appear in a photo or be spoken of in a sexual way. An account that we have reason to believe belongs to a minor is closed at once, until its holder proves to be an adult. Any sexual content that involves a minor is removed, kept as evidence as the law demands, and reported to the police.',
    'If you see anything of this kind, report the profile or write to {{supportEmail}}. We look at such reports before all others, day and night. If someone is in danger now, call your local emergency number first.',
  ],
};
