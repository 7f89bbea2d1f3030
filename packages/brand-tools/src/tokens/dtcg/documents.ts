import { dirname, resolve, sep } from 'node:path';
import { InputError } from '../../input-error.ts';
import { TokenDocument } from './aliases.ts';
import { readGroups } from './groups.ts';
import { isTree, readJsonFile, type JsonFile, type Tree } from './json-file.ts';
import { type Located, memberOf, quote, type Report } from './report.ts';

export type Scheme = 'light' | 'dark';

/** Tokens of files in both schemes; the same ones where the files don't tell them apart. */
export interface Documents extends Readonly<Record<Scheme, TokenDocument>> {
  /** Contents of the files, for extensions at their roots. */
  readonly roots: readonly Located<Tree>[];
}

/** Sources of tokens in the order in which they replace each other. */
type Sources = Record<Scheme, Located<Tree>[]>;

/** References of a resolver in a row. */
const LONGEST_CHAIN = 20;

const rootOf = (file: JsonFile): Located<Tree> => ({ value: file.root, place: { file, keys: [] } });

const isScheme = (text: unknown): text is Scheme => text === 'light' || text === 'dark';

/** Returns the mode of a file that Figma exported, `light` or `dark`; undefined where it has none of them. */
function readMode({ root }: JsonFile): Scheme | undefined {
  const extensions = root['$extensions'];
  const mode = isTree(extensions) ? extensions['com.figma.modeName'] : undefined;
  const name = typeof mode === 'string' ? mode.trim().toLowerCase() : undefined;
  return isScheme(name) ? name : undefined;
}

/** Reads a resolver: a file with sets and modifiers, which names other files. */
class ResolverReader {
  readonly #root: Located<Tree>;
  readonly #report: Report;
  readonly #files = new Map<string, JsonFile>();

  constructor(file: JsonFile, report: Report) {
    this.#root = rootOf(file);
    this.#report = report;
  }

  /** Reads a file beside the resolver. */
  #readFile(reference: Located<string>): Located<Tree> | undefined {
    const folder = dirname(this.#root.place.file.path);
    const path = resolve(folder, reference.value);
    if (/^[a-z]+:|#/i.test(reference.value) || !path.startsWith(folder + sep))
      return this.#report.problem(
        reference,
        `${quote(reference.value)} is no file in the folder of the resolver. Copy it there, and name it whole.`,
      );
    try {
      const file = this.#files.get(path) ?? readJsonFile(path);
      this.#files.set(path, file);
      return rootOf(file);
    } catch (fault) {
      if (!(fault instanceof InputError)) throw fault;
      return this.#report.problem(reference, fault.message);
    }
  }

  /** Returns what an object with `$ref` refers to in the resolver. */
  #find(reference: Located<string>): Located<Tree> | undefined {
    const [kind = '', name = '', ...rest] = reference.value.slice(2).split('/');
    const target = memberOf(memberOf(this.#root, kind), name);
    if (!['sets', 'modifiers'].includes(kind) || rest.length > 0 || !isTree(target.value))
      return this.#report.problem(
        reference,
        `There is no set or modifier ${quote(reference.value)}. Write #/sets/name or #/modifiers/name.`,
      );
    return { ...target, value: target.value };
  }

  /** Adds the sources of a set, or of one context of a modifier. */
  #addSources(list: Located, sources: Located<Tree>[], depth: number): void {
    if (!Array.isArray(list.value) || depth > LONGEST_CHAIN) {
      this.#report.problem(
        list,
        depth > LONGEST_CHAIN ? 'This set refers to itself.' : 'Sources are a list: [ … ].',
      );
      return;
    }
    for (const index of list.value.keys()) {
      const item = memberOf(list, index);
      const reference = memberOf(item, '$ref');
      if (!isTree(item.value)) this.#report.problem(item, 'A source is a group of tokens or a $ref.');
      else if (typeof reference.value !== 'string') sources.push({ ...item, value: item.value });
      else if (Object.keys(item.value).length > 1)
        this.#report.problem(item, 'Keys beside a $ref are not read. Write them into a source of their own.');
      else if (reference.value.startsWith('#/modifiers/'))
        this.#report.problem(reference, 'Only resolutionOrder may refer to a modifier.');
      else if (reference.value.startsWith('#/')) {
        const set = this.#find({ ...reference, value: reference.value });
        if (set) this.#addSources(memberOf(set, 'sources'), sources, depth + 1);
      } else {
        const file = this.#readFile({ ...reference, value: reference.value });
        if (file) sources.push(file);
      }
    }
  }

  /** Adds the contexts of a modifier: light and dark to their schemes, or its default to both. */
  #addModifier(modifier: Located<Tree>, sources: Sources): void {
    const contexts = memberOf(modifier, 'contexts');
    const names = isTree(contexts.value) ? Object.keys(contexts.value) : [];
    const nameOf = (text: unknown) =>
      typeof text === 'string' ? names.find((name) => name.toLowerCase() === text.toLowerCase()) : undefined;
    const fallback = nameOf(memberOf(modifier, 'default').value);
    const isByScheme = nameOf('light') !== undefined && nameOf('dark') !== undefined;
    for (const scheme of ['light', 'dark'] as const) {
      const name = isByScheme ? nameOf(scheme) : fallback;
      if (name === undefined)
        this.#report.problem(
          modifier,
          `A modifier has the contexts light and dark, or a default among its contexts. It has: ${names.map(quote).join(', ')}.`,
        );
      else this.#addSources(memberOf(contexts, name), sources[scheme], 0);
    }
  }

  read(): Sources {
    const sources: Sources = { light: [], dark: [] };
    const version = memberOf(this.#root, 'version');
    if (version.value !== '2025.10')
      this.#report.problem(version, `A resolver has "version": "2025.10", not ${quote(version.value)}.`);
    const order = memberOf(this.#root, 'resolutionOrder');
    if (!Array.isArray(order.value)) this.#report.problem(order, 'The resolutionOrder is a list: [ … ].');
    else
      for (const index of order.value.keys()) {
        const item = memberOf(order, index);
        const reference = memberOf(item, '$ref');
        const target =
          typeof reference.value === 'string' ? this.#find({ ...reference, value: reference.value }) : item;
        if (target === undefined) continue;
        if (!isTree(target.value)) this.#report.problem(item, 'Write a $ref, a set or a modifier.');
        else if (Object.hasOwn(target.value, 'contexts'))
          this.#addModifier({ ...target, value: target.value }, sources);
        else
          for (const scheme of ['light', 'dark'] as const)
            this.#addSources(memberOf(target, 'sources'), sources[scheme], 0);
      }
    return sources;
  }
}

function readSources(files: readonly JsonFile[], report: Report): Sources {
  const resolver = files.find(({ root }) => Object.hasOwn(root, 'resolutionOrder'));
  if (resolver && files.length > 1)
    report.problem(rootOf(resolver), 'This is a resolver, which names its files itself. Give it alone.');
  if (resolver) return new ResolverReader(resolver, report).read();
  const sourcesOf = (scheme: Scheme) =>
    files.filter((file) => (readMode(file) ?? scheme) === scheme).map(rootOf);
  return { light: sourcesOf('light'), dark: sourcesOf('dark') };
}

/** Reads all files. Throws everything that is wrong in them. */
function readFiles(paths: readonly string[]): JsonFile[] {
  const problems: string[] = [];
  const files = paths.flatMap((path) => {
    try {
      return [readJsonFile(resolve(path))];
    } catch (fault) {
      if (!(fault instanceof InputError)) throw fault;
      problems.push(...fault.problems);
      return [];
    }
  });
  if (problems.length > 0) throw new InputError(problems);
  return files;
}

/**
 * Reads files in the format of the Design Tokens Community Group, 2025.10: one file, the modes that Figma exported, or a
 * resolver. Throws for a file that can't be read, and reports what is wrong in it.
 */
export function readDocuments(paths: readonly string[], report: Report): Documents {
  const files = readFiles(paths);
  const sources = readSources(files, report);
  const light = new TokenDocument(readGroups(sources.light, report), report);
  const isSame =
    sources.light.length === sources.dark.length &&
    sources.light.every(({ value }, index) => value === sources.dark[index]!.value);
  return {
    light,
    dark: isSame ? light : new TokenDocument(readGroups(sources.dark, report), report),
    roots: isSame ? sources.light : [...sources.light, ...sources.dark],
  };
}
