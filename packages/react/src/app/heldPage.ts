/** What lives in this page alone, and would be lost with it, whichever page of the site is shown. */
const held = new Set<string>();

const nameOf = (member: string, what: string) => `${encodeURIComponent(member)}/${what}`;

/** Notes whether something of a member's lives in this page alone, such as a message that the browser does not keep. */
export function holdPage(member: string, what: string, isHeld: boolean): void {
  if (isHeld) held.add(nameOf(member, what));
  else held.delete(nameOf(member, what));
}

/** Forgets all that was noted of a member, who has left. */
export function letGoOf(member: string): void {
  for (const name of held) if (name.startsWith(nameOf(member, ''))) held.delete(name);
}

/** Whether loading the page anew would lose something, also on the way to another one. */
export const isPageHeld = (): boolean => held.size > 0;
