import type { CDPSession } from 'playwright';
import { isForLater, isScript } from '../script-file.ts';

/** Requests of a page. */
export interface Network {
  /** Returns the bytes of the script files as sent, with their headers. */
  scriptBytes(): number;
  /** Returns whether the page has fetched scripts that only an interaction runs. */
  isWaiting(): boolean;
  /** Returns for how many ms no request has been open; 0 while one is. Does not count streams of events. */
  quietFor(): number;
}

/** Events of the DevTools protocol that are read. */
interface Events {
  requestWillBeSent: { requestId: string; type?: string };
  responseReceived: { requestId: string; type: string; response: { mimeType: string } };
  loadingFinished: { requestId: string; encodedDataLength: number };
}

/** Follows the requests of a page. */
export async function watchNetwork(session: CDPSession): Promise<Network> {
  const open = new Set<string>();
  const scripts = new Set<string>();
  let bytes = 0;
  let isWaiting = false;
  let lastEnd = performance.now();
  const end = (requestId: string) => {
    if (open.delete(requestId)) lastEnd = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, type }: Events['requestWillBeSent']) => {
    if (type !== 'EventSource') open.add(requestId);
  });
  session.on('Network.responseReceived', ({ requestId, type, response }: Events['responseReceived']) => {
    const answer = { type, mimeType: response.mimeType };
    if (isScript(answer)) scripts.add(requestId);
    isWaiting ||= isForLater(answer);
    // A stream that is read with `fetch` stays open.
    if (response.mimeType === 'text/event-stream') end(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }: Events['loadingFinished']) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
    end(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  await session.send('Network.enable');
  return {
    scriptBytes: () => bytes,
    isWaiting: () => isWaiting,
    quietFor: () => (open.size > 0 ? 0 : performance.now() - lastEnd),
  };
}
