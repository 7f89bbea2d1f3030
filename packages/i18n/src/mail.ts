import type { LocaleCode } from './locales.ts';
import type { MessageTree } from './messages.ts';

const modules: Record<LocaleCode, () => Promise<{ default: MessageTree }>> = {
  en: () => import('./locales/en/mail.json', { with: { type: 'json' } }),
  nl: () => import('./locales/nl/mail.json', { with: { type: 'json' } }),
  de: () => import('./locales/de/mail.json', { with: { type: 'json' } }),
  it: () => import('./locales/it/mail.json', { with: { type: 'json' } }),
  fr: () => import('./locales/fr/mail.json', { with: { type: 'json' } }),
  es: () => import('./locales/es/mail.json', { with: { type: 'json' } }),
  pl: () => import('./locales/pl/mail.json', { with: { type: 'json' } }),
};

/** Loads the texts of mails in one language. Pass `{ mail: await mailCatalogue(locale) }` to `createI18n`. */
export const mailCatalogue = async (locale: LocaleCode): Promise<MessageTree> =>
  (await modules[locale]()).default;

const caseModules: Record<LocaleCode, () => Promise<{ default: MessageTree }>> = {
  en: () => import('./locales/en/cases.json', { with: { type: 'json' } }),
  nl: () => import('./locales/nl/cases.json', { with: { type: 'json' } }),
  de: () => import('./locales/de/cases.json', { with: { type: 'json' } }),
  it: () => import('./locales/it/cases.json', { with: { type: 'json' } }),
  fr: () => import('./locales/fr/cases.json', { with: { type: 'json' } }),
  es: () => import('./locales/es/cases.json', { with: { type: 'json' } }),
  pl: () => import('./locales/pl/cases.json', { with: { type: 'json' } }),
};

/** Loads the texts of decisions on reports, which mails and pages share, as the namespace `cases`. */
export const caseCatalogue = async (locale: LocaleCode): Promise<MessageTree> =>
  (await caseModules[locale]()).default;
