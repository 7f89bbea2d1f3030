import { isLocaleCode } from '@meetcute/i18n';
import { legalValues, privacyPage, termsPage, type LegalPage } from '@meetcute/i18n/legal';
import { contentPage, loadPages, parseInline, type ContentKind } from '@meetcute/i18n/pages';
import { collapse, language } from '@meetcute/storybook';
import { fictionalTerm, messagePrice } from './disclosures.ts';
import { currentWorld } from './world.ts';

/** Section of a content page, with its white space as Testing Library compares it. */
interface Section {
  id: string;
  title: string;
  /** Paragraphs, in order. A link is written `[label](page)`. */
  paragraphs: string[];
}

/** Content page in the language of the current story, with the values of its site. */
export interface PageOnStage {
  title: string;
  sections: Section[];
  /** Returns a section. Throws for an unknown id. */
  section: (id: string) => Section;
  /** Returns the text of the first link in a section. Throws for a section without one. */
  linkIn: (id: string) => string;
}

async function load(kind: ContentKind): Promise<LegalPage> {
  const { settings } = currentWorld();
  const code = language();
  const locale = isLocaleCode(code) ? code : 'en';
  const texts = await loadPages(locale);
  const values = legalValues({ ...settings, fictional_plural: fictionalTerm() }, messagePrice(), locale);
  if (kind === 'privacy') return privacyPage(texts, values);
  if (kind !== 'terms') return contentPage(kind, texts, values);
  const { tradenames, takedown_tradename: takedownTradename } = settings;
  return termsPage(texts, values, { tradenames, takedownTradename });
}

/** Resolves with a content page as the current story shows it to its viewer. */
export async function pageOnStage(kind: ContentKind): Promise<PageOnStage> {
  const page = await load(kind);
  const sections = page.sections.map(({ id, title, paragraphs }) => ({
    id,
    title: collapse(title),
    paragraphs: paragraphs.map(collapse),
  }));
  const section = (id: string) => {
    const match = sections.find((each) => each.id === id);
    if (match) return match;
    throw new Error(`The page '${kind}' has no section '${id}'. See packages/i18n/src/pages/types.ts.`);
  };
  const linkIn = (id: string) => {
    for (const piece of section(id).paragraphs.flatMap((text) => parseInline(text)))
      if (typeof piece !== 'string') return piece.label;
    throw new Error(`The section '${id}' of the page '${kind}' has no link.`);
  };
  return { title: collapse(page.title), sections, section, linkIn };
}
