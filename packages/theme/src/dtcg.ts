import type { Tokens } from './tokens.ts';

/** Token file in the format of the Design Tokens Community Group: groups of `{ $type, $value }`. */
export interface DtcgFile {
  [name: string]: DtcgFile | DtcgToken | string;
}

/** Token of a DTCG file. */
export interface DtcgToken {
  $type?: string;
  $value: string;
}

const types: Record<string, string> = {
  light: 'color',
  dark: 'color',
  font: 'fontFamily',
  weight: 'fontWeight',
  space: 'dimension',
  radius: 'dimension',
};

const isToken = (value: unknown): value is DtcgToken =>
  typeof value === 'object' && value !== null && '$value' in value;

function write(value: unknown, type: string | undefined): DtcgFile | DtcgToken {
  if (typeof value !== 'object' || value === null) {
    return { ...(type ? { $type: type } : {}), $value: String(value) };
  }
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, write(child, type)]));
}

function read(value: unknown): unknown {
  if (isToken(value)) return value.$value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !name.startsWith('$'))
      .map(([name, child]) => [name, read(child)]),
  );
}

/** Converts a brand's tokens to a DTCG file. Values keep their CSS notation. */
export function toDtcg(tokens: Tokens): DtcgFile {
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, write(value, types[name])]));
}

/** Reads tokens from a DTCG file. Throws with the path of a missing token. */
export function fromDtcg(file: DtcgFile, shape: Tokens): Tokens {
  const tokens = read(file);
  check(tokens, shape, []);
  return tokens as Tokens;
}

function check(value: unknown, shape: unknown, path: string[]): void {
  if (typeof shape !== 'object' || shape === null) {
    if (typeof value === 'string') return;
    throw new Error(`The token '${path.join('.')}' is missing or has no text value. Add it with a $value.`);
  }
  for (const [name, child] of Object.entries(shape)) {
    const branch =
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
    check(branch, child, [...path, name]);
  }
}
