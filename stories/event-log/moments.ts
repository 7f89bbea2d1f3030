/** Event in a log of moments. */
export type Happening =
  /** The other member starts typing. */
  | { readonly kind: 'theyType' }
  /** The other member sends a message. */
  | { readonly kind: 'theySay'; readonly text: string }
  /** The viewer types and sends a message on this page. */
  | { readonly kind: 'iWrite'; readonly text: string }
  /** The viewer sends a message from another tab. */
  | { readonly kind: 'iSayElsewhere'; readonly text: string }
  /** All messages of the viewer were delivered, or read. */
  | { readonly kind: 'delivered' | 'read' }
  /** The viewer loses or regains the connection. */
  | { readonly kind: 'offline' | 'online' }
  /** The server stops responding, or responds again. */
  | { readonly kind: 'serverAway' | 'serverBack' }
  /** A member likes the viewer. */
  | { readonly kind: 'liked' }
  /** The viewer is notified of a login. */
  | { readonly kind: 'told' }
  /** The viewer deletes the chat in another tab. */
  | { readonly kind: 'chatDeleted' };

/** Event with its time in minutes since the start of the log. */
export type Moment = Happening & { readonly minute: number };

const words: Readonly<Record<Happening['kind'], string>> = {
  theyType: 'They start typing',
  theySay: 'They send',
  iWrite: 'I send',
  iSayElsewhere: 'I send in another tab',
  delivered: 'My messages were delivered',
  read: 'My messages were read',
  offline: 'My connection is lost',
  online: 'My connection is back',
  serverAway: 'The server does not respond',
  serverBack: 'The server responds again',
  liked: 'A member likes me',
  told: 'I am notified of a login',
  chatDeleted: 'I delete the chat in another tab',
};

/** Returns the description of a moment for the control bar. */
export const wordsOf = (moment: Moment): string =>
  'text' in moment ? `${words[moment.kind]}: “${moment.text}”` : words[moment.kind];
