import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = import.meta.resolve('@chatscope/chat-ui-kit-styles/dist/default/styles.min.css');

/** The look of chatscope's components, which they don't bring themselves. */
const chatscopeStyle = (): string => readFileSync(fileURLToPath(file), 'utf8');

/** The look of a page that shows something by a peer's name: chatscope's under our own where the peer is chatscope. */
export const styleOf = (peer: string, own: string): string =>
  peer.startsWith('chatscope') ? chatscopeStyle() + own : own;
