import type { LegalPage } from '../legal/types.ts';
import { legalVersions } from '../legal/versions.ts';

/** Content pages besides terms and privacy, and their sections in order. */
export const pageSections = {
  faq: [
    'join',
    'age',
    'price',
    'fictional',
    'likes',
    'photos',
    'notifications',
    'block',
    'password',
    'export',
    'delete',
    'unhappy',
  ],
  cookies: ['cookies', 'choice', 'storage', 'none', 'control', 'questions'],
  ban: ['reasons', 'steps', 'notice', 'appeal', 'money', 'report'],
  returnPolicy: ['right', 'how', 'refund', 'used', 'mistakes', 'account', 'form'],
  accessibility: ['standard', 'use', 'limits', 'contact', 'enforcement'],
  safety: ['begin', 'money', 'photos', 'meet', 'consent', 'fictional', 'minors', 'report', 'help'],
} as const;

/** A content page besides terms and privacy. */
export type PageKind = keyof typeof pageSections;

/** Any content page with a text of sections. */
export type ContentKind = PageKind | 'terms' | 'privacy';

/** Texts of one language, with `{{placeholders}}` for company data and `[label](page#section)` for links. */
export type PageTexts = Readonly<Record<PageKind, LegalPage>>;

/** Dates of the last change in substance, as `YYYY-MM-DD`; of terms and privacy also their version. */
export const lastChanged: Readonly<Record<ContentKind, string>> = {
  ...legalVersions,
  faq: '2026-11-30',
  cookies: '2026-11-25',
  ban: '2026-11-25',
  returnPolicy: '2026-11-26',
  accessibility: '2026-11-25',
  safety: '2026-11-25',
};
