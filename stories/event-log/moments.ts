/** What can happen in a log of moments. */
export type Happening =
  /** The other begins to write. */
  | { readonly kind: 'theyType' }
  | { readonly kind: 'theySay'; readonly text: string }
  /** The viewer writes on this page, and sends. */
  | { readonly kind: 'iWrite'; readonly text: string }
  /** The viewer says something in another tab. */
  | { readonly kind: 'iSayElsewhere'; readonly text: string }
  /** All that the viewer has said has reached the other, or was read. */
  | { readonly kind: 'delivered' | 'read' }
  /** The network of the viewer goes, or comes back. */
  | { readonly kind: 'offline' | 'online' }
  /** The server stops to answer, or answers again. */
  | { readonly kind: 'serverAway' | 'serverBack' }
  /** Somebody likes the viewer. */
  | { readonly kind: 'liked' }
  /** The viewer is told of a log-in. */
  | { readonly kind: 'told' }
  /** The viewer deletes the chat in another tab. */
  | { readonly kind: 'chatDeleted' };

/** Something that happens, so many minutes after the log began. */
export type Moment = Happening & { readonly minute: number };

const words: Readonly<Record<Happening['kind'], string>> = {
  theyType: 'They begin to write',
  theySay: 'They say',
  iWrite: 'I write',
  iSayElsewhere: 'I say in another tab',
  delivered: 'What I said has reached them',
  read: 'They have read it',
  offline: 'My network goes',
  online: 'My network is back',
  serverAway: 'The server is away',
  serverBack: 'The server is back',
  liked: 'Somebody likes me',
  told: 'I am told of a log-in',
  chatDeleted: 'I delete the chat in another tab',
};

/** A moment in words, for the control bar. */
export const wordsOf = (moment: Moment): string =>
  'text' in moment ? `${words[moment.kind]}: “${moment.text}”` : words[moment.kind];
