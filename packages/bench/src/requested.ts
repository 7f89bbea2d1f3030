/** A section that was requested on the command line. */
export interface Requested {
  /** Name of the section. */
  name: string;
  /** Its amounts, such as a duration or a number of kills; those that are missing have defaults. */
  amounts: number[];
}

/** Returns the requested sections in the order of the arguments: names, each with amounts after it. */
export function requestedOf(args: readonly string[]): Requested[] {
  const requested: Requested[] = [];
  for (const arg of args) {
    const last = requested.at(-1);
    const amount = Number(arg);
    if (Number.isNaN(amount)) requested.push({ name: arg, amounts: [] });
    else if (last && amount > 0) last.amounts.push(amount);
    else throw new Error(`The number ${arg} belongs to no section.`);
  }
  return requested;
}
