import type { Message } from '@meetcute/contract';
import { inReact, type Shows } from '../../inPage/inReact.tsx';
import { byHand } from '../../conversation/page/byHand.ts';
import { Chatscope, ChatscopeList } from '../../conversation/page/chatscope.tsx';
import { TanStack, Virtua, Virtuoso } from '../../conversation/page/libraries.tsx';
import { Meetcute } from '../../conversation/page/Meetcute.tsx';

/** Measured conversation views by their name in the table. */
export const logs: Readonly<Record<string, Shows<Message>>> = {
  'blocks by hand': byHand,
  Meetcute: inReact(Meetcute),
  virtua: inReact(Virtua),
  '@tanstack/react-virtual': inReact(TanStack),
  'react-virtuoso': inReact(Virtuoso),
  'chatscope, these messages': inReact(ChatscopeList),
  'chatscope, its own': inReact(Chatscope),
};
