import { fillPage, type LegalValues } from '../legal/page.ts';
import type { LegalPage, LegalTexts } from '../legal/types.ts';
import { pageSections, type PageKind, type PageTexts } from './types.ts';

/** Returns a content page with filled placeholders. Throws for a placeholder without a value. */
export const contentPage = (kind: PageKind, texts: LegalTexts & PageTexts, values: LegalValues): LegalPage =>
  fillPage(texts[kind], pageSections[kind], texts, values);

/** A piece of a paragraph: plain text, or a link to a page and optionally one of its sections. */
export type InlineText =
  | string
  | {
      /** Text of the link. */
      readonly label: string;
      /** Name of the linked page, such as 'terms'. */
      readonly page: string;
      /** Section of that page. Default: none. */
      readonly section?: string;
    };

/** Splits a paragraph at its links, written `[label](page)` or `[label](page#section)`. */
export function parseInline(text: string): readonly InlineText[] {
  const pieces: InlineText[] = [];
  let end = 0;
  for (const match of text.matchAll(/\[([^\]]+)\]\(([a-zA-Z]+)(?:#([a-zA-Z]+))?\)/g)) {
    const [whole, label = '', page = '', section] = match;
    if (match.index > end) pieces.push(text.slice(end, match.index));
    pieces.push({ label, page, ...(section !== undefined && { section }) });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}
