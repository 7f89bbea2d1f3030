import { inertText, type PageState } from '../page-state.ts';

const known = new WeakMap<object, string>();

/** Returns a shared object as JSON, which is written once. The object must not change. */
const onceJson = (shared: object): string =>
  known.getOrInsertComputed(shared, () => inertText(JSON.stringify(shared)));

/**
 * Serializes the state of a page as JSON that is safe inside a script element. Settings and texts, most of it, are the same objects for many requests and
 * are serialized once.
 */
export function stateJson({ settings, messages, ...own }: PageState): string {
  const rest = inertText(JSON.stringify(own)).slice(1);
  return `{"settings":${onceJson(settings)},"messages":${onceJson(messages)},${rest}`;
}
