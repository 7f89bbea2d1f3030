/** A response, as the DevTools protocol names it. */
interface Response {
  /** Kind of the request, such as `Script` or `Fetch`. */
  type: string | undefined;
  /** MIME type of what the server sent. */
  mimeType: string | undefined;
}

/** Returns whether a response is a script file: one that runs, or one that is fetched and runs later. */
export const isScript = ({ type, mimeType = '' }: Response): boolean =>
  type === 'Script' || /\/(?:x-)?(?:java|ecma)script\b/.test(mimeType);

/** Returns whether a response is a script file that only an interaction runs: the page fetches it when it is idle. */
export const isForLater = (response: Response): boolean => response.type === 'Fetch' && isScript(response);
