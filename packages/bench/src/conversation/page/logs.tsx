import type { Message } from '@meetcute/contract';
import { inReact, type Shows } from '../../inPage/inReact.tsx';
import { byHand } from './byHand.ts';
import { Chatscope, ChatscopeList } from './chatscope.tsx';
import { TanStack, Virtua, Virtuoso } from './libraries.tsx';
import { Meetcute } from './Meetcute.tsx';

/** Measured conversation views by their name in the table. */
export const logs: Readonly<Record<string, Shows<Message>>> = {
  'chunks by hand': byHand,
  Meetcute: inReact(Meetcute),
  virtua: inReact(Virtua),
  '@tanstack/react-virtual': inReact(TanStack),
  'react-virtuoso': inReact(Virtuoso),
  'chatscope, these messages': inReact(ChatscopeList),
  'chatscope, its own': inReact(Chatscope),
};
