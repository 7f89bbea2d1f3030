import type { Moment } from './moments.ts';

/** Conversation over an evening and a morning, with a lost connection and a server outage. */
export const oneDay: readonly Moment[] = [
  { minute: 0, kind: 'theyType' },
  { minute: 1, kind: 'theySay', text: 'Are you at the hall on Tuesday?' },
  { minute: 2, kind: 'iWrite', text: 'If it rains, yes.' },
  { minute: 2, kind: 'delivered' },
  { minute: 3, kind: 'read' },
  { minute: 4, kind: 'liked' },
  { minute: 5, kind: 'told' },
  { minute: 6, kind: 'offline' },
  { minute: 7, kind: 'iWrite', text: 'It does rain.' },
  { minute: 8, kind: 'theySay', text: 'It always does.' },
  { minute: 9, kind: 'online' },
  { minute: 20, kind: 'serverAway' },
  { minute: 21, kind: 'iWrite', text: 'I bring the rope.' },
  { minute: 22, kind: 'serverBack' },
  { minute: 23, kind: 'theySay', text: 'Could you send me money for the ticket first?' },
  { minute: 24, kind: 'iSayElsewhere', text: 'No money, but coffee.' },
  { minute: 24 * 60, kind: 'theySay', text: 'Coffee it is. Good morning!' },
  { minute: 24 * 60 + 5, kind: 'chatDeleted' },
];
