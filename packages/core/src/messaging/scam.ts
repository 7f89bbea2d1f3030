import type { Message } from '@meetcute/contract';
import { messageParts } from './links.ts';
import { asksForMoney, isAmount } from './scam-words.ts';

/** Kind of request that calls for caution. */
export type ScamHint = 'link' | 'phone' | 'money';

/** Kinds by rising risk. */
const BY_WEIGHT: readonly ScamHint[] = ['link', 'phone', 'money'];

/** Matches phone numbers. A mark before a number may end a word, as in `Tel.:06…`, but not another number. */
const PHONE =
  /(?<![\p{Letter}\p{Number}/]|\p{Number}[.,:])(?:\+|00)?\(?\d{1,4}\)?(?:[ \-/.]?\d{2,4}){2,5}(?![\p{Number}:/])/gu;
/** Matches false positives of `PHONE`: dates, years and millions. */
const NO_PHONE =
  /^(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./ ]\d{1,2}[-./ ]\d{4}|(?:19|20)\d\d(?:\D(?:19|20)\d\d)+|.*(?:\D000){2})$/u;

/** Matches other messaging services, to which a scam moves the conversation. */
const ELSEWHERE =
  /(?<!\p{Letter})(?:whatsapp|snapchat|wechat|(?:telegram|signal app|(?:t|wa)\.me)(?!\p{Letter}))/iu;

/**
 * Returns whether a text contains a number of eight to fifteen digits that is not a date, a year, a price or
 * a time.
 */
const hasPhone = (text: string): boolean =>
  [...text.matchAll(PHONE)].some(({ 0: number, index }) => {
    const digits = number.replace(/\D/g, '').length;
    return digits >= 8 && digits <= 15 && !NO_PHONE.test(number) && !isAmount(text, index, number.length);
  });

/**
 * Returns the requests in a message that call for caution: links, phone numbers and money, by rising risk.
 * Matches can be harmless.
 */
export function scamHints(text: string): readonly ScamHint[] {
  const hasLink = ELSEWHERE.test(text) || messageParts(text).some(({ href }) => href !== null);
  const has = { link: hasLink, phone: hasPhone(text), money: asksForMoney(text) };
  return BY_WEIGHT.filter((kind) => has[kind]);
}

/** Message that calls for caution, with its riskiest hint. */
export interface HintedMessage<M> {
  message: M;
  kind: ScamHint;
}

/** Number of newest messages that are scanned. */
const REACH = 50;

/**
 * Returns the newest of the last 50 messages from others that calls for caution; undefined without one. After
 * a hint was dismissed, only riskier ones count: a link is below a phone number, which is below money.
 */
export function hintedMessage<M extends Pick<Message, 'sender' | 'text'>>(
  messages: readonly M[],
  reader: string,
  dismissedHint: ScamHint | null = null,
): HintedMessage<M> | undefined {
  const dismissedRisk = dismissedHint ? BY_WEIGHT.indexOf(dismissedHint) : -1;
  for (const message of messages.slice(-REACH).toReversed()) {
    const kind = message.sender === reader ? undefined : scamHints(message.text).at(-1);
    if (kind && BY_WEIGHT.indexOf(kind) > dismissedRisk) return { message, kind };
  }
  return undefined;
}
