/** Part of a message: plain text or a link. */
export interface TextPart {
  text: string;
  /** Target of the link; null for plain text. */
  href: string | null;
}

/** Matches link candidates: a scheme or `www.`, up to the next blank, quote or angle bracket. */
const CANDIDATE = /(?<![\p{Letter}\p{Number}@/])(?:https?:\/\/|www\.)[^\s<>"“”„«»]+/giu;

/** Matches punctuation after a link. Anchored to the start of a run of marks, so that long runs stay linear. */
const END = /(?<![.,;:!?…'’)\]}])[.,;:!?…'’)\]}]+$/u;

/**
 * Removes trailing punctuation, but keeps a closing bracket that belongs to the address, as in
 * `/wiki/Linden_(tree)`.
 */
function withoutEnd(text: string): string {
  const bare = text.replace(END, '');
  const isOpen = bare.lastIndexOf('(') > bare.lastIndexOf(')');
  return isOpen && text[bare.length] === ')' ? `${bare})` : bare;
}

/**
 * Parses a web address. Returns null for anything else, for credentials (`https://bank.example@evil.example`)
 * and for a disguised host.
 */
function addressOf(text: string): string | null {
  const url = URL.parse(/^www\./i.test(text) ? `https://${text}` : text);
  if (!url || url.username || url.password || !/\.[^.\d]/.test(url.hostname)) return null;
  // Reject lookalike letters: the visible host must be the real one.
  return text.toLowerCase().includes(url.hostname) ? url.href : null;
}

/** Splits a message into text and links. Joining the parts gives the message. Only web addresses become links. */
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
