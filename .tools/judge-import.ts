import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { rooms, smallLibraries, TYPES_FOR_ALL } from './rooms.ts';
import type { Room } from './rooms.ts';

/** Tests, stories, configuration, dev files, and programs for developers: scripts and `src/check`, `src/openapi`, `src/testing`. */
const EXEMPT = [
  /\.(test|stories|config|bench)\.[cm]?[jt]sx?$/,
  /^templates\/[^/]+\/(src\/dev|[^/]+$)/,
  /^packages\/[^/]+\/(test\/|src\/(check|openapi|testing)\/|[^/]+$)/,
];

/** The room a repository path lies in: `core`, `templates`, `stories`; undefined outside the house (root, dot folders). */
export function roomOf(path: string): string | undefined {
  const [top, folder, ...rest] = path.split('/');
  if (top === 'packages') return rest.length > 0 ? folder : undefined;
  return top === 'templates' || top === 'stories' ? top : undefined;
}

const folderOf = (room: string) =>
  room === 'templates' || room === 'stories' ? `${room}/` : `packages/${room}`;

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const list = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

function allowedWords({ rooms: may, except = [], libraries }: Room): string {
  if (may === '*') return `every room but ${list(except)}`;
  const words = [...may, ...(libraries === '*' ? [] : libraries.map((name) => name.replace(/\/$/, '/*')))];
  return words.length === 0 ? 'no other room and no library' : `${list(words)} only`;
}

const sentence = (name: string, room: Room) =>
  `${folderOf(name)} may import ${allowedWords(room)}; ${room.instead}.`;

function mayImportRoom(from: string, room: Room, target: string, isType: boolean): boolean {
  if (target === from && from !== 'templates') return true;
  if (isType && TYPES_FOR_ALL.includes(target)) return true;
  return room.rooms === '*' ? !room.except?.includes(target) : room.rooms.includes(target);
}

function judgeLibrary(from: string, room: Room, specifier: string): string | null {
  const name = packageOf(specifier);
  const isListed =
    room.libraries === '*' ||
    room.libraries.some((it) => (it.endsWith('/') ? name.startsWith(it) : name === it));
  if (isListed || smallLibraries[name]?.includes(from)) return null;
  return `${sentence(from, room)} '${name}' is not among them: a small library wants a decision record and a line in .tools/rooms.ts.`;
}

function judgeBuiltin(path: string, from: string, { node = false }: Room): string | null {
  const inside = path.replace(/^packages\/[^/]+\/|^templates\/[^/]+\//, '');
  if (typeof node === 'boolean' ? node : node.some((folder) => inside.startsWith(folder))) return null;
  const where = typeof node === 'boolean' ? '' : ` outside ${list(node)}`;
  return `${folderOf(from)}${where} runs in the browser too and may not import Node's modules; pass what it needs as an argument.`;
}

function judgeRelative(
  path: string,
  from: string,
  room: Room,
  specifier: string,
  isType: boolean,
): string | null {
  const target = posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''));
  const home = from === 'stories' ? 'stories' : path.split('/').slice(0, 2).join('/');
  if (target === home || target.startsWith(`${home}/`)) return null;
  const other = roomOf(target);
  if (other && !mayImportRoom(from, room, other, isType)) return sentence(from, room);
  // A private room may read a file of the repository, such as the rule catalogue.
  if (!other && room.libraries === '*') return null;
  return `A relative import may not leave ${home}; import another package by its name.`;
}

/**
 * Judges one import against the table of rooms: null where it is allowed, else a sentence that says which way is.
 * `path` is relative to the repository with forward slashes.
 */
export function judgeImport(path: string, specifier: string, isType: boolean): string | null {
  const from = roomOf(path);
  if (!from || (from !== 'stories' && EXEMPT.some((pattern) => pattern.test(path)))) return null;
  const room = rooms[from];
  if (!room)
    return `packages/${from} is no room yet; give it a line in .tools/rooms.ts and in docs/architecture.md.`;
  if (specifier.startsWith('.')) return judgeRelative(path, from, room, specifier, isType);
  if (specifier.startsWith('virtual:')) return null;
  if (isBuiltin(specifier)) return judgeBuiltin(path, from, room);
  if (!specifier.startsWith('@meetcute/')) return judgeLibrary(from, room, specifier);
  const name = packageOf(specifier).slice('@meetcute/'.length);
  const target = name.startsWith('template-') ? 'templates' : name;
  return mayImportRoom(from, room, target, isType) ? null : sentence(from, room);
}
