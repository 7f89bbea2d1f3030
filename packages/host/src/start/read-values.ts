import { isStartError, StartError } from './StartError.ts';

/** Reads a port. Throws a StartError that names the variable. */
export function readPort(name: string, text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new StartError(`${name} is '${text}', which is not a port. Give a number from 0 to 65535.`);
}

/** Reads a whole number. Throws a StartError that names the variable and its range. */
export function readWhole(
  name: string,
  text: string | undefined,
  { otherwise, min = 0, max }: { otherwise: number; min?: number; max: number },
): number {
  if (!text) return otherwise;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new StartError(`${name} is '${text}'. Give a whole number from ${min} to ${max}.`);
}

/** Values of switches by their texts. */
export const switches: Readonly<Record<string, boolean>> = {
  '1': true,
  true: true,
  '0': false,
  false: false,
};

/** Reads a switch. Throws a StartError that names the variable. */
export function readSwitch(name: string, text: string | undefined, otherwise: boolean): boolean {
  if (!text) return otherwise;
  const value = switches[text.toLowerCase()];
  if (value === undefined) throw new StartError(`${name} is '${text}', which is neither 1 nor 0.`);
  return value;
}

/** Reads one of several words. Throws a StartError that names the variable and the words. */
export function readChoice<T extends string>(
  name: string,
  text: string | undefined,
  choices: readonly T[],
  otherwise: T,
): T {
  if (!text) return otherwise;
  const choice = choices.find((each) => each === text.toLowerCase());
  if (choice === undefined)
    throw new StartError(`${name} is '${text}'. Give one of these: ${choices.join(', ')}.`);
  return choice;
}

/** Runs a reader of a variable, and stores the StartError that it throws. The value is then unusable. */
export type ProblemReader = <V>(reader: () => V) => V;

/** Runs readers of variables, and throws one StartError with a line for each invalid variable. */
export function collectProblems<T>(work: (read: ProblemReader) => T): T {
  const problems: string[] = [];
  const result = work((reader) => {
    try {
      return reader();
    } catch (error) {
      if (!isStartError(error)) throw error;
      problems.push(error.message);
      // Never used, because the problem is thrown below.
      return undefined as never;
    }
  });
  if (problems.length > 0) throw new StartError(problems.join('\n'));
  return result;
}
