import type { DeepPartial, Tokens } from '@meetcute/theme';
import { contractGroups, contractTokens, pathOf, type ContractToken } from './contract.ts';
import { EXTENSION } from './css-text.ts';
import { readDocuments, type Documents, type Scheme } from './dtcg/documents.ts';
import type { TokenEntry } from './dtcg/groups.ts';
import { isTree } from './dtcg/json-file.ts';
import { memberOf, quote, Report } from './dtcg/report.ts';
import { nearestName } from './nearest-name.ts';
import { readInScheme } from './read-value.ts';
import { setPath } from './token-paths.ts';
import { combineSchemes } from './values/schemes.ts';

/** Tokens of a template as files have them. */
export interface ImportedTokens {
  /** Tokens that the files have. */
  readonly tokens: DeepPartial<Tokens>;
  /** Sentences about what a person should know, although the files can be used. */
  readonly notes: readonly string[];
}

/** Groups of other names in which names that are misspelt are looked for. */
const MOST_SIMILAR = 50;

/** Reads tokens of the contract, and remembers which tokens of the files it used. */
class ContractReader {
  readonly #documents: Documents;
  readonly #report: Report;
  readonly tokens: DeepPartial<Tokens> = {};

  constructor(documents: Documents, report: Report) {
    this.#documents = documents;
    this.#report = report;
  }

  #entryOf({ name, hasSchemes }: ContractToken, scheme: Scheme): TokenEntry | undefined {
    const { tokens } = this.#documents[scheme];
    return (hasSchemes ? tokens.get(`${scheme}.${name}`) : undefined) ?? tokens.get(name);
  }

  #readRole(token: ContractToken): void {
    for (const scheme of ['light', 'dark'] as const) {
      const entry = this.#entryOf(token, scheme);
      if (entry === undefined) continue;
      const value = readInScheme(this.#documents[scheme], token, entry, scheme);
      if (value !== undefined) setPath(this.tokens, pathOf(token, scheme), value as string);
    }
  }

  #readLeaf(token: ContractToken): void {
    const [light, dark] = [this.#entryOf(token, 'light'), this.#entryOf(token, 'dark')];
    const entry = light ?? dark;
    if (entry === undefined) return;
    if (light === undefined || dark === undefined) {
      this.#report.problem(
        entry.token,
        `${token.name} has a value in one scheme only. Add it to the other one.`,
      );
      return;
    }
    const first = readInScheme(this.#documents.light, token, light, 'light');
    const isSame = light === dark && !token.hasSchemes;
    const second = isSame ? first : readInScheme(this.#documents.dark, token, dark, 'dark');
    if (first === undefined || second === undefined) return;
    const value = combineSchemes(first, second, token);
    if (value === undefined)
      this.#report.problem(dark.token, `${token.name} differs in the dark scheme. Only its colours may.`);
    else setPath(this.tokens, token.name, value);
  }

  #readHome(): void {
    for (const root of this.#documents.roots) {
      const home = memberOf(memberOf(memberOf(root, '$extensions'), EXTENSION), 'home');
      if (home.value === undefined) continue;
      if (home.value === 'light' || home.value === 'dark' || home.value === 'system')
        this.tokens.home = home.value;
      else this.#report.problem(home, `${quote(home.value)} is no scheme. There are: light, dark, system.`);
    }
  }

  /** Refuses tokens in groups of the contract that it does not have, and names the groups that nothing uses. */
  #checkUnused(): void {
    const unusedGroups = new Map<string, number>();
    for (const { tokens, usedNames } of new Set([this.#documents.light, this.#documents.dark]))
      for (const [name, { token }] of tokens) {
        if (usedNames.has(name)) continue;
        const [group = ''] = name.split('.');
        const suggestion = unusedGroups.size < MOST_SIMILAR ? nearestName(name) : undefined;
        if (contractGroups.includes(group) || suggestion !== undefined)
          this.#report.problem(
            { place: token.place },
            `There is no token ${quote(name)}, and no other one refers to it.${suggestion === undefined ? '' : ` Do you mean ${suggestion}?`}`,
          );
        else unusedGroups.set(group, (unusedGroups.get(group) ?? 0) + 1);
      }
    const groups = [...unusedGroups].map(([name, count]) => `${quote(name)} (${count})`);
    if (groups.length > 0)
      this.#report.notes.push(`Not used, because templates have no such tokens: ${groups.join(', ')}.`);
  }

  read(): void {
    for (const token of contractTokens)
      if (token.isRole) this.#readRole(token);
      else this.#readLeaf(token);
    this.#readHome();
    this.#checkUnused();
    const { report } = this.#documents.light;
    if (
      report.problems.length === 0 &&
      !isTree(Object.values(this.tokens)[0]) &&
      this.tokens.home === undefined
    )
      report.problems.push(
        'The files have no token of templates. Names are light.accent, dark.accent, space.4, type.body, radius.medium and the like: export the tokens of a template to see all.',
      );
  }
}

/**
 * Reads the tokens of a template from files in the format of the Design Tokens Community Group, 2025.10. Throws an error with
 * everything that is wrong in them.
 */
export function readTokenFiles(files: readonly string[]): ImportedTokens {
  const report = new Report();
  const documents = readDocuments(files, report);
  const reader = new ContractReader(documents, report);
  reader.read();
  report.throwProblems();
  return { tokens: reader.tokens, notes: report.notes };
}
