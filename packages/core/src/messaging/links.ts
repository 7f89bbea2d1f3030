/** A piece of a message: words, or an address that can be opened. */
export interface TextPart {
  text: string;
  /** The address that the piece opens; null for words. */
  href: string | null;
}

/** What may be an address: a scheme or `www.`, up to the next blank, quote or angle. */
const CANDIDATE = /(?<![\p{Letter}\p{Number}@/])(?:https?:\/\/|www\.)[^\s<>"“”„«»]+/giu;

/** Marks that end a sentence and not an address; looked for from the first of a row alone, so that a long row costs no more. */
const END = /(?<![.,;:!?…'’)\]}])[.,;:!?…'’)\]}]+$/u;

/** A closing bracket belongs to an address that opened one, as in `/wiki/Linden_(tree)`. */
function withoutEnd(text: string): string {
  const bare = text.replace(END, '');
  const isOpen = bare.lastIndexOf('(') > bare.lastIndexOf(')');
  return isOpen && text[bare.length] === ')' ? `${bare})` : bare;
}

/** The address of a text, null where it is none, names somebody (`https://bank.example@evil.example`) or hides its host. */
function addressOf(text: string): string | null {
  const url = URL.parse(/^www\./i.test(text) ? `https://${text}` : text);
  if (!url || url.username || url.password || !/\.[^.\d]/.test(url.hostname)) return null;
  // Letters that look like others: what is read must be where it leads.
  return text.toLowerCase().includes(url.hostname) ? url.href : null;
}

/** A message in pieces, which put together are the message; addresses of the web can be opened, nothing else can. */
export function messageParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const add = (piece: string, href: string | null) => {
    if (piece) parts.push({ text: piece, href });
  };
  for (const { 0: candidate, index } of text.matchAll(CANDIDATE)) {
    const link = withoutEnd(candidate);
    const href = addressOf(link);
    if (!href) continue;
    add(text.slice(end, index), null);
    add(link, href);
    end = index + link.length;
  }
  add(text.slice(end), null);
  return parts;
}
