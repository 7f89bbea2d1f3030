import { parse, type DocumentNode, type ValueNode } from '@humanwhocodes/momoa';
import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { InputError } from '../../input-error.ts';

/** A JSON object. Its keys come from a file, so read them with `Object.hasOwn()` alone. */
export type Tree = Readonly<Record<string, unknown>>;

/** A JSON file that was read, and the positions in it. */
export interface JsonFile {
  /** Name for messages. */
  readonly name: string;
  /** Absolute path. */
  readonly path: string;
  readonly root: Tree;
  /** Returns line and column of a value, such as `12:9`; those of its nearest parent in the file if it has none. */
  readonly locate: (keys: readonly (string | number)[]) => string;
}

/** Bytes of the largest file: a large design system with 20,000 tokens has five million. */
const LARGEST = 8_000_000;

/** Levels of the deepest file. A token in ten groups has about 14. */
const DEEPEST = 64;

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether a value has more levels than a person writes, without recursion. */
function isTooDeep(root: unknown): boolean {
  let level: unknown[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return false;
}

const countLines = (text: string) => {
  const lines = text.split('\n');
  return `${lines.length}:${lines.at(-1)!.length + 1}`;
};

/** Returns line and column of the first character that is no JSON. */
function locateFault(text: string, { message }: Error): string {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return countLines(text.slice(0, Number(position)));
  if (message.includes('end of JSON')) return countLines(text);
  try {
    parse(text);
    return '1:1';
  } catch (fault) {
    const { line = 1, column = 1 } = fault as { line?: number; column?: number };
    return `${line}:${column}`;
  }
}

const keyOf = (name: { type: string; value?: unknown; name?: unknown }) => String(name.value ?? name.name);

function childOf(node: ValueNode, key: string | number): ValueNode | undefined {
  if (node.type === 'Array') return node.elements[Number(key)]?.value;
  if (node.type !== 'Object') return undefined;
  return node.members.findLast(({ name }) => keyOf(name) === String(key))?.value;
}

/** Returns a sentence for each key that an object has twice, of which parsers silently drop the first. */
function findTwins(node: ValueNode, name: string): string[] {
  if (node.type === 'Array') return node.elements.flatMap(({ value }) => findTwins(value, name));
  if (node.type !== 'Object') return [];
  const keys = new Set<string>();
  return node.members.flatMap((member) => {
    const key = keyOf(member.name);
    const { line, column } = member.loc.start;
    const twins = keys.has(key) ? [`${name}:${line}:${column} The key '${key}' is there twice.`] : [];
    keys.add(key);
    return [...twins, ...findTwins(member.value, name)];
  });
}

function readText(path: string, name: string): string {
  let bytes: Buffer;
  try {
    const stat = statSync(path);
    if (stat.isDirectory()) throw new InputError(`${name} is a folder. Name the file in it.`);
    if (stat.size > LARGEST)
      throw new InputError(
        `${name} has ${Math.ceil(stat.size / 1e6)} MB, more than the ${LARGEST / 1e6} MB that a file of tokens may have. ` +
          'Export the collections that the brand uses alone.',
      );
    bytes = readFileSync(path);
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException;
    if (code === 'ENOENT')
      throw new InputError(`There is no file ${path}. Name a file that exists.`, { cause: fault });
    if (code !== undefined) throw new InputError(`${name} can't be read: ${code}.`, { cause: fault });
    throw fault;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (fault) {
    throw new InputError(`${name} is no UTF-8 text. Save it as UTF-8.`, { cause: fault });
  }
}

/** Reads a JSON object. Throws with line and column where the file is none. */
export function readJsonFile(path: string): JsonFile {
  const name = basename(path);
  const text = readText(path, name);
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch (fault) {
    const { message } = fault as Error;
    throw new InputError(
      `${name}:${locateFault(text, fault as Error)} This is no JSON: ${message.replace(/ (in JSON )?at position.*/, '').replaceAll(/\p{C}+/gu, ' ')}.`,
      { cause: fault },
    );
  }
  if (!isTree(root)) throw new InputError(`${name} is no JSON object, but tokens are in one: { … }.`);
  if (isTooDeep(root)) throw new InputError(`${name} has more than ${DEEPEST} levels of groups. Use fewer.`);
  const { body }: DocumentNode = parse(text);
  const twins = findTwins(body, name);
  if (twins.length > 0) throw new InputError(twins);
  const locate: JsonFile['locate'] = (keys) => {
    let node = body;
    for (const key of keys) node = childOf(node, key) ?? node;
    return `${node.loc.start.line}:${node.loc.start.column}`;
  };
  return { name, path, root, locate };
}
