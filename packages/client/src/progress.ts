/** Callback with the sent share of a body, from 0 to 1. */
export type OnProgress = (share: number) => void;

const headersOf = (lines: string): Headers => {
  const headers = new Headers();
  for (const line of lines.trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
};

const WITHOUT_BODY: readonly number[] = [204, 205, 304];

const responseOf = (request: XMLHttpRequest): Response =>
  new Response(WITHOUT_BODY.includes(request.status) ? null : (request.response as ArrayBuffer), {
    status: request.status,
    statusText: request.statusText,
    headers: headersOf(request.getAllResponseHeaders()),
  });

/**
 * Sends a request like `fetch` and reports upload progress, which `fetch` can't. Rejects with a `TypeError`
 * without a response, and with the signal's reason if aborted.
 */
export const fetchWithProgress = (
  url: string,
  init: RequestInit,
  onProgress: OnProgress,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const { signal } = init;
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(init.method ?? 'GET', url);
    request.responseType = 'arraybuffer';
    new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => resolve(responseOf(request)));
    request.addEventListener('error', () => reject(new TypeError('The request got no response.')));
    request.addEventListener('abort', () => reject(signal?.reason as Error));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    signal?.addEventListener('abort', abort, { once: true });
    request.send(init.body as XMLHttpRequestBodyInit | null);
  });
