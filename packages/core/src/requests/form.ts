import { isFromOtherSite } from './guard.ts';

/** Limit of a form without files, in bytes. A sign of the longest text takes up to nine. */
const FORM_MAX_BYTES = 131_072;

const isForm = (headers: Headers): boolean =>
  headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() === 'application/x-www-form-urlencoded';

/**
 * Reads the fields of a form that a browser sent without script. Returns null for another content type and for more
 * than 128 kB, of which it reads no more.
 */
export async function readForm(request: Request): Promise<URLSearchParams | null> {
  if (!isForm(request.headers)) return null;
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const bytes of request.body ?? []) {
    size += bytes.length;
    if (size > FORM_MAX_BYTES) return null;
    text += decoder.decode(bytes, { stream: true });
  }
  return new URLSearchParams(text + decoder.decode());
}

/** Reason to refuse a form: a status and a sentence in English. */
export interface FormRefusal {
  readonly status: 403 | 415;
  readonly text: string;
}

/**
 * Reads the form that a browser sent to a page of a host. Every form of a host passes here. Refuses a form of another
 * site with 403, and anything but a short form without files with 415.
 */
export async function admitForm(request: Request): Promise<URLSearchParams | FormRefusal> {
  const { origin } = new URL(request.url);
  if (isFromOtherSite(request.headers, (other) => other === origin))
    return { status: 403, text: 'This form belongs to another site.' };
  return (await readForm(request)) ?? { status: 415, text: 'This is not a form of this page.' };
}
