import type { LegalPage } from '../legal/types.ts';
import { difference, placeholdersOf } from '../placeholders.ts';
import type { Problem } from './problem.ts';

/** Content pages of one language by name. */
type Pages = Readonly<Record<string, LegalPage>>;

const isEmpty = (text: string) => text.trim() === '';

/** Returns the pages and sections of which a text is empty. */
const emptyTexts = (pages: Pages): string[] =>
  Object.entries(pages).flatMap(([name, page]) => [
    ...([page.title, page.intro].some(isEmpty) ? [`Page '${name}'`] : []),
    ...page.sections
      .filter(({ title, paragraphs, items = [] }) => [title, ...paragraphs, ...items].some(isEmpty))
      .map(({ id }) => `Section '${name}#${id}'`),
  ]);

const sectionsOf = (pages: Pages) =>
  Object.entries(pages).flatMap(([name, page]) =>
    page.sections.map((section) => ({
      id: `${name}#${section.id}`,
      items: section.items?.length ?? 0,
      placeholders: placeholdersOf(
        [section.title, ...section.paragraphs, ...(section.items ?? [])].join('\n'),
      ),
    })),
  );

/**
 * Compares the content pages of one language with English. Returns differing sections, items, placeholders and links,
 * and empty texts.
 */
export function compareLegal(file: string, english: Pages, translation: Pages): Problem[] {
  const expected = sectionsOf(english);
  const translatedSections = new Map(sectionsOf(translation).map((section) => [section.id, section]));
  const ids = difference(
    expected.map(({ id }) => id),
    [...translatedSections.keys()],
  );
  const problems: Problem[] = ids
    ? [{ file, line: 1, message: `This language ${ids}, compared with the English sections.` }]
    : [];
  for (const name of emptyTexts(translation))
    problems.push({ file, line: 1, message: `${name} has an empty text.` });
  for (const section of expected) {
    const other = translatedSections.get(section.id);
    if (!other) continue;
    const placeholders = difference(section.placeholders, other.placeholders);
    if (placeholders)
      problems.push({
        file,
        line: 1,
        message: `Section '${section.id}' ${placeholders}, compared with the English one.`,
      });
    if (other.items !== section.items) {
      problems.push({
        file,
        line: 1,
        message: `Section '${section.id}' has ${other.items} items, the English one ${section.items}.`,
      });
    }
  }
  return problems;
}
