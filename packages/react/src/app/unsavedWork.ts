/** What lives in this page alone, and would be lost with it, whichever page of the site is shown. */
const unsaved = new Set<string>();

const nameOf = (member: string, what: string) => `${encodeURIComponent(member)}/${what}`;

/** Notes whether something of a member's lives in this page alone, such as a message that the browser does not keep. */
export function registerUnsavedWork(member: string, what: string, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(nameOf(member, what));
  else unsaved.delete(nameOf(member, what));
}

/** Forgets all that was noted of a member, who has left. */
export function clearUnsavedWork(member: string): void {
  for (const name of unsaved) if (name.startsWith(nameOf(member, ''))) unsaved.delete(name);
}

/** Whether loading the page anew would lose something, also on the way to another one. */
export const hasUnsavedWork = (): boolean => unsaved.size > 0;
