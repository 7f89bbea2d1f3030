/** Returns the title of a brand: 'Classic' for `classic`. */
export const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
