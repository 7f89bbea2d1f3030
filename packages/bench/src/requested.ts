/** A section that was requested on the command line. */
export interface Requested {
  /** Name of the section. */
  name: string;
  /** Its amounts, such as a duration or a number of kills; those that are missing have defaults. */
  amounts: number[];
  /** Its words, such as names of pages. */
  words: string[];
}

/**
 * Returns the requested sections in the order of the arguments: names, each with amounts after it. `takesWords` tells which
 * sections take words too; every other word that follows such a section is one of its words. Names of sections are never
 * words.
 */
export function requestedOf(
  args: readonly string[],
  names: readonly string[],
  takesWords: (name: string) => boolean,
): Requested[] {
  const requestedSections: Requested[] = [];
  for (const arg of args) {
    const last = requestedSections.at(-1);
    const amount = Number(arg);
    if (!Number.isNaN(amount)) {
      if (!last || amount <= 0) throw new Error(`The number ${arg} belongs to no section.`);
      last.amounts.push(amount);
    } else if (names.includes(arg)) requestedSections.push({ name: arg, amounts: [], words: [] });
    else if (last && takesWords(last.name)) last.words.push(arg);
    else throw new Error(`There is no section '${arg}'. There are: ${names.join(', ')}.`);
  }
  return requestedSections;
}
