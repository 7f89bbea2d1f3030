/** Work that exists only in memory and would be lost by a reload, as `member/name`. */
const unsaved = new Set<string>();

const keyOf = (member: string, name: string) => `${encodeURIComponent(member)}/${name}`;

/** Registers whether a member has unsaved work of a given name, such as a message that could not be stored. */
export function registerUnsavedWork(member: string, name: string, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(keyOf(member, name));
  else unsaved.delete(keyOf(member, name));
}

/** Clears the unsaved work of a member, for example after logout; without a member, of all. */
export function clearUnsavedWork(member?: string): void {
  for (const key of unsaved) if (!member || key.startsWith(keyOf(member, ''))) unsaved.delete(key);
}

/** Whether a full page load would lose work, even during navigation. */
export const hasUnsavedWork = (): boolean => unsaved.size > 0;
