import type { LegalTexts } from '../legal/types.ts';
import { difference, placeholdersOf } from './placeholders.ts';
import type { Problem } from './problem.ts';

const sectionsOf = ({ terms, privacy }: LegalTexts) =>
  [...terms.sections, ...privacy.sections].map((section) => ({
    id: section.id,
    items: section.items?.length ?? 0,
    placeholders: placeholdersOf([section.title, ...section.paragraphs, ...(section.items ?? [])].join('\n')),
  }));

/** Compares the legal texts of one language with English. Returns differing sections, items and placeholders. */
export function compareLegal(file: string, english: LegalTexts, translation: LegalTexts): Problem[] {
  const expected = sectionsOf(english);
  const found = new Map(sectionsOf(translation).map((section) => [section.id, section]));
  const ids = difference(
    expected.map(({ id }) => id),
    [...found.keys()],
  );
  const problems: Problem[] = ids
    ? [{ file, line: 1, message: `This language ${ids}, compared with the English sections.` }]
    : [];
  for (const section of expected) {
    const other = found.get(section.id);
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
