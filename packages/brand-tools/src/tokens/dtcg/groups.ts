import { isTree, type Tree } from './json-file.ts';
import { readReference } from './reference.ts';
import { type Located, memberOf, quote, type Report } from './report.ts';

/** A token of a file, at the name by which aliases refer to it. */
export interface TokenEntry {
  /** Names of its groups and its own, with dots. */
  readonly name: string;
  readonly token: Located<Tree>;
  /** `$type` of its nearest group. */
  readonly groupType: string | undefined;
}

/** Tokens by name, in the order of the file. */
export type TokenMap = ReadonlyMap<string, TokenEntry>;

/** One group in all the files that have it, of which the last one counts. */
type Group = readonly Located<Tree>[];

/** Tokens of the largest file. A group that extends others twice and again has endlessly many. */
const MOST_TOKENS = 50_000;

/** Groups that extend each other in a row. */
const LONGEST_CHAIN = 50;

const TOKEN_KEYS = ['$value', '$ref', '$type', '$description', '$extensions', '$deprecated'];
const GROUP_KEYS = ['$type', '$description', '$extensions', '$deprecated', '$extends', '$ref', '$root'];
const ROOT_KEYS = [...GROUP_KEYS, '$schema', '$defs'];

/** Thrown where going on would take too long. */
class TooLarge extends Error {}

const isLocatedTree = (item: Located): item is Located<Tree> => isTree(item.value);

/** Reads the tokens of groups, with what they inherit. */
class GroupReader {
  readonly #report: Report;
  readonly #root: Group;
  readonly #groups = new Map<string, Map<string, TokenEntry>>();
  /** Names of groups that are being read, to find those that contain themselves. */
  readonly #open: string[] = [];
  #count = 0;

  constructor(sources: Group, report: Report) {
    this.#root = sources;
    this.#report = report;
  }

  /** Returns whether an object is a token: it has a value, or refers to something that is no group. */
  #isToken({ value }: Located<Tree>): boolean {
    if (Object.hasOwn(value, '$value')) return true;
    const names = Object.hasOwn(value, '$ref') ? readReference(value['$ref']) : null;
    return names !== null && this.#findGroup(names) === null;
  }

  /** Returns the members of a group with a name: the token, or the group in all its files. */
  #childrenOf(group: Group, name: string): Group {
    const children = group.map((item) => memberOf(item, name)).filter(isLocatedTree);
    const last = children.findLastIndex((child) => Object.hasOwn(child.value, '$value'));
    return last === children.length - 1 ? children.slice(-1) : children.slice(last + 1);
  }

  /** Returns a group by its names; null for a token and where there is nothing. */
  #findGroup(names: readonly string[]): Group | null {
    let group = this.#root;
    for (const name of names) {
      group = this.#childrenOf(group, name);
      if (group.length === 0 || group.some(({ value }) => Object.hasOwn(value, '$value'))) return null;
    }
    return group;
  }

  #checkKeys(item: Located<Tree>, allowedKeys: readonly string[]): void {
    for (const key of Object.keys(item.value))
      if (key.startsWith('$') && !allowedKeys.includes(key))
        this.#report.problem(
          memberOf(item, key),
          `${quote(key)} is no property of a ${allowedKeys === TOKEN_KEYS ? 'token' : 'group'} in DTCG 2025.10. There are: ${allowedKeys.join(', ')}.`,
        );
  }

  #readToken(token: Located<Tree>, name: string, groupType: string | undefined): TokenEntry {
    this.#checkKeys(token, TOKEN_KEYS);
    const child = Object.keys(token.value).find((key) => !key.startsWith('$'));
    if (child !== undefined)
      this.#report.problem(
        memberOf(token, child),
        `This is in a token, which has a $value and can't be a group too. Move the value into a token '$root'.`,
      );
    return { name, token, groupType };
  }

  /** Adds the tokens of the group that another one extends. */
  #inherit(group: Group, tokens: Map<string, TokenEntry>, type: string | undefined): void {
    const item = group.findLast(({ value }) => ['$extends', '$ref'].some((key) => Object.hasOwn(value, key)));
    if (item === undefined) return;
    const reference = memberOf(item, Object.hasOwn(item.value, '$extends') ? '$extends' : '$ref');
    const names = readReference(reference.value);
    if (names === null) {
      this.#report.problem(
        reference,
        `${quote(reference.value)} refers to no group. Write {group} or #/group.`,
      );
      return;
    }
    const base = this.#findGroup(names);
    const name = names.join('.');
    if (base === null)
      this.#report.problem(reference, `There is no group ${quote(name)} to extend, or it is a token.`);
    else if (this.#open.includes(name))
      this.#report.problem(reference, `The group ${quote(name)} extends itself through this one.`);
    else
      for (const [child, entry] of this.read(base, name, this.#readTypeAround(names)))
        this.#add(tokens, child, { ...entry, groupType: type ?? entry.groupType });
  }

  #add(tokens: Map<string, TokenEntry>, name: string, entry: TokenEntry): void {
    this.#count += 1;
    if (this.#count > MOST_TOKENS) throw new TooLarge();
    tokens.set(name, entry);
  }

  /** Returns the type that a group has from those around it. */
  #readTypeAround(names: readonly string[]): string | undefined {
    const groups = names.map((_, index) => this.#findGroup(names.slice(0, index)) ?? []);
    return groups.map((group) => this.#readType(group)).findLast((type) => type !== undefined);
  }

  #readType(group: Group): string | undefined {
    const item = group.findLast(({ value }) => Object.hasOwn(value, '$type'));
    if (item === undefined) return undefined;
    const { value, place } = memberOf(item, '$type');
    return typeof value === 'string' ? value : this.#report.problem({ place }, 'A $type is a text.');
  }

  /** Returns the tokens of a group, by their names in it. */
  read(group: Group, path: string, outerType?: string): Map<string, TokenEntry> {
    const earlier = this.#groups.get(path);
    if (earlier) return earlier;
    if (this.#open.length > LONGEST_CHAIN + 64) throw new TooLarge();
    const tokens = new Map<string, TokenEntry>();
    const isRoot = path === '';
    this.#open.push(path);
    const type = this.#readType(group) ?? outerType;
    for (const item of group) this.#checkKeys(item, isRoot ? ROOT_KEYS : GROUP_KEYS);
    this.#inherit(group, tokens, type);
    const names = new Set(group.flatMap(({ value }) => Object.keys(value)));
    for (const name of names) {
      if (name.startsWith('$') && name !== '$root') continue;
      const children = this.#childrenOf(group, name);
      const [child] = children;
      const childPath = isRoot ? name : `${path}.${name}`;
      if (/[.{}]/.test(name)) {
        const place = { file: group[0]!.place.file, keys: [...group[0]!.place.keys, name] };
        this.#report.problem({ place }, "A name may not contain '.', '{' or '}', which aliases need.");
      } else if (child === undefined) {
        const wrong = group.map((item) => memberOf(item, name)).find(({ value }) => value !== undefined)!;
        this.#report.problem(wrong, `This is neither token nor group: write {"$type": …, "$value": …}.`);
      } else if (children.length === 1 && this.#isToken(child))
        this.#add(tokens, name, this.#readToken(child, childPath, type));
      else
        for (const [rest, entry] of this.read(children, childPath, type))
          this.#add(tokens, `${name}.${rest}`, entry);
    }
    this.#open.pop();
    this.#groups.set(path, tokens);
    return tokens;
  }
}

/**
 * Returns the tokens of files, with those of extended groups. Of a token in several files, the last one counts. Reports what
 * is wrong with groups.
 */
export function readGroups(sources: readonly Located<Tree>[], report: Report): TokenMap {
  try {
    const tokens = new GroupReader(sources, report).read(sources, '');
    return new Map([...tokens].map(([name, entry]) => [name, { ...entry, name }]));
  } catch (fault) {
    if (!(fault instanceof TooLarge)) throw fault;
    report.problem(
      sources[0]!,
      `There are more than ${MOST_TOKENS} tokens, or more than ${LONGEST_CHAIN} groups that extend each other.`,
    );
    return new Map();
  }
}
