import { createI18n, isLocaleCode, type Namespace } from '@meetcute/i18n';
import { messagesIn } from '../steps/texts.ts';
import type { i18n } from 'i18next';
import { findBrand } from '../brands/index.ts';
import type { ToolbarGlobals } from '../toolbar/toolbar.ts';

/** Language and brand of a story. */
type TextGlobals = Pick<ToolbarGlobals, 'language' | 'template'>;

const messagesOf = ({ language, template }: TextGlobals) =>
  messagesIn(language, findBrand(template).texts ?? {});

/** Texts of a story. */
export interface StoryTexts {
  i18n: i18n;
  /** Loads namespaces. */
  loadTexts: (namespaces: readonly Namespace[]) => Promise<void>;
  /** Ends the time in which the first page loads, which a host sends with its own namespaces alone. */
  onOpened: () => void;
}

let missing: string[] = [];

/** Returns the texts that the current story has used without loading their namespace. */
export const missingTexts = (): readonly string[] => missing;

/** Resolves with all texts of a language and brand, for a component. */
export async function textsFor(globals: TextGlobals): Promise<StoryTexts> {
  missing = [];
  const i18n = createI18n({ locale: globals.language, messages: await messagesOf(globals) });
  return { i18n, loadTexts: () => Promise.resolve(), onOpened: () => {} };
}

/**
 * Resolves with the texts of a language and brand for a screen, which has those that it loads, as in a browser: the namespaces of its
 * first page, and the complete catalogue as soon as it loads another one.
 */
export async function screenTextsFor(globals: TextGlobals): Promise<StoryTexts> {
  const messages = await messagesOf(globals);
  const reports: string[] = [];
  missing = reports;
  const i18n = createI18n({
    locale: globals.language,
    messages: {},
    log: (message) => void reports.push(message),
  });
  let isOpened = false;
  const loadTexts = async (namespaces: readonly Namespace[]) => {
    const lacking = namespaces.filter((name) => !i18n.hasResourceBundle(i18n.language, name));
    const names = isOpened && lacking.length > 0 ? Object.keys(messages) : lacking;
    for (const name of names) i18n.addResourceBundle(i18n.language, name, messages[name], true, true);
  };
  return { i18n, loadTexts, onOpened: () => void (isOpened = true) };
}

/** Switches the language of a story without a host that serves messages. */
export async function setTexts(texts: i18n, language: string): Promise<void> {
  if (!isLocaleCode(language)) return;
  for (const [namespace, tree] of Object.entries(await messagesIn(language))) {
    texts.addResourceBundle(language, namespace, tree, true, true);
  }
  await texts.changeLanguage(language);
}
