/** Work that exists only in memory and would be lost by a reload, as `member/name`. */
const unsavedKeys = new Set<string>();

const keyOf = (member: string, name: string) => `${encodeURIComponent(member)}/${name}`;

/** Registers whether a member has unsaved work of a given name, such as a message that could not be stored. */
export function registerUnsavedWork(member: string, name: string, isUnsaved: boolean): void {
  if (isUnsaved) unsavedKeys.add(keyOf(member, name));
  else unsavedKeys.delete(keyOf(member, name));
}

/** Clears the unsaved work of a member, for example after logout; without a member, of all. */
export function clearUnsavedWork(member?: string): void {
  for (const key of unsavedKeys) if (!member || key.startsWith(keyOf(member, ''))) unsavedKeys.delete(key);
}

/** Whether a full page load would lose work, even during navigation. */
export const hasUnsavedWork = (): boolean => unsavedKeys.size > 0;
