/**
 * Kind of proof: a test of a pure function or table, a test of the layer that uses it, a server test, a story, the
 * contract suite or a journey.
 */
export type Kind = 'function' | 'unit' | 'server' | 'story' | 'contract' | 'e2e';

/** One row of the rule catalogue `docs/spec/rules.tsv`. */
export interface Rule {
  /** Unique ID, such as `search.page-size`. */
  id: string;
  /** Part of the product, such as `search` or `push-pwa`. */
  area: string;
  /** Section of the specification, 1 to 9. */
  section: number;
  /**
   * Kinds of test of which one must pass to prove the rule. A rule of behavior doesn't name `function`: such a test
   * comes in addition.
   */
  proof: readonly Kind[];
  /** The rule in one sentence. */
  text: string;
}

const KINDS: readonly string[] = ['function', 'unit', 'server', 'story', 'contract', 'e2e'] satisfies Kind[];

/** Whether a word of the proof column is a kind of proof. */
export function isKind(word: string): word is Kind {
  return KINDS.includes(word);
}

function parseRow(row: string, line: number): Rule {
  const cells = row.split('\t');
  const [id, area, section, proof, text] = cells;
  if (!id || !area || !section || !proof || !text || cells.length !== 5) {
    throw new Error(
      `rules.tsv line ${line}: expected five cells separated by tabs (id, area, section, proof, rule).`,
    );
  }
  const kinds = proof.split(',');
  const unknown = kinds.find((kind) => !isKind(kind));
  if (unknown !== undefined) {
    throw new Error(`rules.tsv line ${line}: '${unknown}' is not a kind of proof. Use ${KINDS.join(', ')}.`);
  }
  return { id, area, section: Number(section), proof: kinds.filter(isKind), text };
}

/** Parses the catalogue. Throws with the line number of a malformed row. */
export function parseRules(tsv: string): Rule[] {
  const [, ...rows] = tsv.trimEnd().split('\n');
  return rows.map((row, index) => parseRow(row, index + 2));
}
