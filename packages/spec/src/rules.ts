/** What can prove a rule: a fast test, a test of the server, a story that ran, the contract suite, a journey. */
export type Kind = 'unit' | 'server' | 'story' | 'contract' | 'e2e';

/** One row of the rule catalogue `docs/spec/rules.tsv`. */
export interface Rule {
  id: string;
  /** The part of the product it belongs to, as `search` or `push-pwa`. */
  area: string;
  /** The section of the specification it comes from, 1 to 9. */
  section: number;
  /** Kinds of test of which one must pass for the rule to count as proved. */
  proof: readonly Kind[];
  text: string;
}

const KINDS: readonly string[] = ['unit', 'server', 'story', 'contract', 'e2e'] satisfies Kind[];

/** Whether a word of the proof column is a kind of proof. */
export function isKind(word: string): word is Kind {
  return KINDS.includes(word);
}

function parseRow(row: string, line: number): Rule {
  const cells = row.split('\t');
  const [id, area, section, proof, text] = cells;
  if (!id || !area || !section || !proof || !text || cells.length !== 5) {
    throw new Error(
      `rules.tsv line ${line}: expected five cells parted by tabs (id, area, section, proof, rule).`,
    );
  }
  const kinds = proof.split(',');
  const strange = kinds.find((kind) => !isKind(kind));
  if (strange !== undefined) {
    throw new Error(`rules.tsv line ${line}: '${strange}' is no kind of proof. Use ${KINDS.join(', ')}.`);
  }
  return { id, area, section: Number(section), proof: kinds.filter(isKind), text };
}

/** Reads the catalogue's text; throws with the line number where a row is malformed. */
export function parseRules(tsv: string): Rule[] {
  const [, ...rows] = tsv.trimEnd().split('\n');
  return rows.map((row, index) => parseRow(row, index + 2));
}
