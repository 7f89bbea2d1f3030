/** IDs for the parameters of a path. */
export interface ExampleIds {
  /** Member whose profile visitors may see. */
  memberId: string;
  /** Conversation. Default: one that does not exist. */
  chatId?: string;
  /** Order of the member. Default: one that does not exist. */
  transactionId?: string;
}

/** Returns an address for the pattern of a route: with real ids, without an optional last part. */
export const examplePath = (
  path: string,
  { memberId, chatId = 'one', transactionId = 'one' }: ExampleIds,
): string =>
  path
    .replace('/:memberId', `/${memberId}`)
    .replace('/:chatId', `/${chatId}`)
    .replace('/:transactionId', `/${transactionId}`)
    .replace('/:type', '/sent')
    .replace('/*slug', '/eng/autumn')
    .replace(/\/:\w+\?$/, '')
    .replace(/\/:\w+/, '/one');
