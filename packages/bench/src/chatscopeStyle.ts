import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = import.meta.resolve('@chatscope/chat-ui-kit-styles/dist/default/styles.min.css');

/** Returns the style sheet of chatscope's components, which they do not include. */
const chatscopeStyle = (): string => readFileSync(fileURLToPath(file), 'utf8');

/**
 * Returns the style sheet of a page for a library: chatscope's before our own for chatscope, else only our
 * own.
 */
export const styleOf = (peer: string, own: string): string =>
  peer.startsWith('chatscope') ? chatscopeStyle() + own : own;
