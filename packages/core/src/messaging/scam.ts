import type { Message } from '@meetcute/contract';
import { messageParts } from './links.ts';
import { asksForMoney, isAmount } from './scamWords.ts';

/** What a message asks for that it is wise to be careful with. */
export type ScamHint = 'link' | 'phone' | 'money';

/** What costs least comes first. */
const BY_WEIGHT: readonly ScamHint[] = ['link', 'phone', 'money'];

/** Numbers as one dials them; a mark before them may end a word, as in `Tel.:06…`, and not a number. */
const PHONE =
  /(?<![\p{Letter}\p{Number}/]|\p{Number}[.,:])(?:\+|00)?\(?\d{1,4}\)?(?:[ \-/.]?\d{2,4}){2,5}(?![\p{Number}:/])/gu;
/** What looks like a number to call: a date, years, millions. */
const NO_PHONE =
  /^(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./ ]\d{1,2}[-./ ]\d{4}|(?:19|20)\d\d(?:\D(?:19|20)\d\d)+|.*(?:\D000){2})$/u;

/** Other places to write on, by which one leaves the site. */
const ELSEWHERE =
  /(?<!\p{Letter})(?:whatsapp|snapchat|wechat|(?:telegram|signal app|(?:t|wa)\.me)(?!\p{Letter}))/iu;

/** Numbers of eight to fifteen digits; no dates, years, prices or times of day. */
const hasPhone = (text: string): boolean =>
  [...text.matchAll(PHONE)].some(({ 0: number, index }) => {
    const digits = number.replace(/\D/g, '').length;
    return digits >= 8 && digits <= 15 && !NO_PHONE.test(number) && !isAmount(text, index, number.length);
  });

/** What a message asks for that it is wise to be careful with: addresses, numbers to call, money. It may be quite harmless. */
export function scamHints(text: string): readonly ScamHint[] {
  const hasLink = ELSEWHERE.test(text) || messageParts(text).some(({ href }) => href !== null);
  const has = { link: hasLink, phone: hasPhone(text), money: asksForMoney(text) };
  return BY_WEIGHT.filter((kind) => has[kind]);
}

/** A message that it is wise to be careful with, and what for: what may cost most. */
export interface HintedMessage<M> {
  message: M;
  kind: ScamHint;
}

/** How many of the newest messages are looked through. */
const REACH = 50;

/**
 * The newest message of others, among the last 50, that it is wise to be careful with; undefined where there is none. Once
 * a hint was dismissed, only those speak that weigh more: a link less than a number to call, and that less than money.
 */
export function hintedMessage<M extends Pick<Message, 'sender' | 'text'>>(
  messages: readonly M[],
  reader: string,
  dismissed: ScamHint | null = null,
): HintedMessage<M> | undefined {
  const known = dismissed ? BY_WEIGHT.indexOf(dismissed) : -1;
  for (const message of messages.slice(-REACH).toReversed()) {
    const kind = message.sender === reader ? undefined : scamHints(message.text).at(-1);
    if (kind && BY_WEIGHT.indexOf(kind) > known) return { message, kind };
  }
  return undefined;
}
