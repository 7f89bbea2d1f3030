/** Values that Storybook reads from an address. */
const READABLE = /^[\w -]+$/;

/**
 * Returns the address of a story alone, relative to the directory of the Storybook. Settings that no address can carry are
 * left to their defaults.
 */
export function frameUrl(id: string, settings: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(settings).filter((pair) => pair.every((part) => READABLE.test(part)));
  const globals = pairs.map(([name, value]) => `${name}:${value}`).join(';');
  return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals })}`;
}
