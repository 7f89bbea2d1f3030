import type { TokenEntry, TokenMap } from './groups.ts';
import { isTree } from './json-file.ts';
import { readReference } from './reference.ts';
import { type Located, memberOf, quote, type Report } from './report.ts';

/** Value of a token after all aliases. */
export interface ResolvedToken extends Located {
  readonly type: string | undefined;
  /** Names of the tokens that it refers to, nearest first. */
  readonly aliases: readonly string[];
}

/** Aliases in a row, and in all: an alias in an alias in an alias may repeat endlessly. */
const LONGEST_CHAIN = 50;
const MOST_STEPS = 200_000;

/** Tokens in which aliases are looked up. */
export class TokenDocument {
  readonly tokens: TokenMap;
  readonly report: Report;
  #steps = 0;
  /** Names of tokens that a token of the contract uses, and those of such tokens. */
  readonly usedNames = new Set<string>();

  constructor(tokens: TokenMap, report: Report) {
    this.tokens = tokens;
    this.report = report;
  }

  /** Resolves a token. Reports why it can't be, and returns undefined then. */
  resolve(entry: TokenEntry, chain: readonly string[] = []): ResolvedToken | undefined {
    const { name, token, groupType } = entry;
    if (chain.includes(name)) {
      const cycle = [...chain.slice(chain.indexOf(name)), name].join(' → ');
      return this.report.problem(
        token,
        `This alias refers to itself: ${quote(cycle)}. Give one of them a value.`,
      );
    }
    this.usedNames.add(name);
    const hasValue = Object.hasOwn(token.value, '$value');
    const source = hasValue ? memberOf(token, '$value') : token;
    const value = this.dereference(source, [...chain, name]);
    if (value === undefined) return undefined;
    const typeMember = memberOf(token, '$type');
    if (typeMember.value !== undefined && typeof typeMember.value !== 'string')
      return this.report.problem(typeMember, 'A $type is a text.');
    const type = typeMember.value ?? value.type ?? groupType;
    if (typeMember.value !== undefined && value.type !== undefined && typeMember.value !== value.type)
      return this.report.problem(
        typeMember,
        `This is a ${quote(typeMember.value)}, but it refers to ${quote(value.aliases[0])}, a ${quote(value.type)}.`,
      );
    return { ...value, type };
  }

  /** Follows an alias, where a value is one. Reports why it can't be followed, and returns undefined then. */
  dereference(source: Located, chain: readonly string[] = []): ResolvedToken | undefined {
    this.#steps += 1;
    if (this.#steps > MOST_STEPS || chain.length > LONGEST_CHAIN)
      return this.report.problem(
        source,
        `More than ${LONGEST_CHAIN} aliases follow each other here, or ${MOST_STEPS} in all.`,
      );
    const { value } = source;
    const isPointer = isTree(value) && Object.hasOwn(value, '$ref');
    const isAlias = typeof value === 'string' && /[{}]/.test(value);
    if (!isPointer && !isAlias) return { ...source, type: undefined, aliases: [] };
    const reference = isPointer ? memberOf(source, '$ref') : source;
    const keys =
      isPointer && !String(reference.value).startsWith('#/') ? null : readReference(reference.value);
    if (keys === null)
      return this.report.problem(
        reference,
        `${quote(reference.value)} is no alias. Write {group.token}, or {"$ref": "#/group/token/$value"}; other files are for a resolver.`,
      );
    return this.#follow(reference, keys, chain, isPointer);
  }

  #follow(
    reference: Located,
    keys: readonly string[],
    chain: readonly string[],
    isPointer: boolean,
  ): ResolvedToken | undefined {
    const length = keys.findIndex((_, index) => this.tokens.has(keys.slice(0, index + 1).join('.'))) + 1;
    const entry = length > 0 ? this.tokens.get(keys.slice(0, length).join('.')) : undefined;
    if (entry === undefined || (!isPointer && length < keys.length))
      return this.report.problem(reference, `There is no token ${quote(keys.join('.'))} to refer to.`);
    const target = this.resolve(entry, chain);
    if (target === undefined) return undefined;
    const [first, ...rest] = keys.slice(length);
    const aliases = [entry.name, ...target.aliases];
    if (first === undefined || (first === '$value' && rest.length === 0)) return { ...target, aliases };
    if (first === '$value') return this.#descend(reference, target, rest, [...chain, entry.name]);
    return this.report.problem(reference, `${quote(reference.value)} refers to no value of a token.`);
  }

  /** Follows a pointer into the value of a token. */
  #descend(
    reference: Located,
    target: Located,
    keys: readonly string[],
    chain: readonly string[],
  ): ResolvedToken | undefined {
    let part: ResolvedToken | undefined = { ...target, type: undefined, aliases: [] };
    for (const key of keys) {
      part = this.dereference(memberOf(part, key), chain);
      if (part === undefined) return undefined;
      if (part.value === undefined)
        return this.report.problem(reference, `${quote(reference.value)} refers to nothing.`);
    }
    return { ...part, type: undefined, aliases: [] };
  }
}
