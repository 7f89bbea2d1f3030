import { DEVELOPMENT_CLIENT, type MissingTexts } from '@meetcute/site/vite';
import { stripVTControlCharacters } from 'node:util';
import type { ErrorPayload } from 'vite';

type ShownError = ErrorPayload['err'];

/** Returns what Vite's overlay shows of an error: message, file, and the lines around the fault where Vite knows them. */
export function shownError(error: unknown): ShownError {
  if (!(error instanceof Error)) return { message: String(error), stack: '' };
  const { id, frame, plugin, loc } = error as Partial<ShownError>;
  return {
    // Messages are coloured for a terminal.
    message: stripVTControlCharacters(error.message),
    stack: stripVTControlCharacters(error.stack ?? ''),
    ...(id === undefined ? {} : { id }),
    ...(frame === undefined ? {} : { frame: stripVTControlCharacters(frame) }),
    ...(plugin === undefined ? {} : { plugin }),
    ...(loc === undefined ? {} : { loc }),
  };
}

/** Returns the fault of a template that uses texts which a page does not load, with what to write. */
export const describeMissingTexts = ({ namespace, key, path, file }: MissingTexts): string =>
  `${file ?? 'A component'} on ${path} uses the text '${namespace}:${key}', whose namespace the page does not load. Name it in ` +
  `src/template.ts with the slot that needs it, such as namespaces: { ProfileCard: ['${namespace}'] }.`;

/** Returns a value as JSON that no text in it can end as a script. */
const scriptText = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** Returns the page of a template that could not be loaded. It loads again once the template is mended. */
export const failurePage = (error: unknown, nonce: string): Response =>
  new Response(
    [
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The template has a fault</title>',
      `<meta property="csp-nonce" nonce="${nonce}">`,
      `<script type="module" nonce="${nonce}" src="${DEVELOPMENT_CLIENT}"></script>`,
      `<script type="module" nonce="${nonce}">import { ErrorOverlay } from '/@vite/client';`,
      `document.body.append(new ErrorOverlay(${scriptText(shownError(error))}));</script>`,
      '</head><body></body></html>',
    ].join(''),
    { status: 500, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } },
  );
