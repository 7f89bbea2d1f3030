import { emailKey, REFERRER_MAX } from '@meetcute/contract';

/**
 * Returns the referrer of a sign-up as it is stored: origin and path of a web page. The query and the fragment of an
 * address may contain the token of a mailed link or what somebody searched for. Null for anything else.
 */
export function storedReferrer(referrer: string | null): string | null {
  const url = URL.parse(referrer ?? '');
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return `${url.origin}${url.pathname}`.slice(0, REFERRER_MAX);
}

/** Web mail providers by domain: 1 Gmail, 2 Outlook, 3 Yahoo, 4 others. */
const providers: readonly (readonly [code: number, domain: RegExp])[] = [
  [1, /^(gmail|googlemail)\.com$/],
  [2, /^(outlook|hotmail|live|msn)\.[a-z.]{2,6}$/],
  [3, /^(yahoo|ymail|rocketmail)\.[a-z.]{2,6}$/],
  [
    4,
    /^(icloud\.com|me\.com|gmx\.[a-z]{2,3}|web\.de|aol\.com|t-online\.de|freenet\.de|mail\.com|proton\.me)$/,
  ],
  [4, /^(wp\.pl|o2\.pl|onet\.pl|interia\.pl|libero\.it|orange\.fr|free\.fr|laposte\.net|wanadoo\.fr)$/],
  [4, /^(ziggo\.nl|kpnmail\.nl|planet\.nl|telenet\.be|skynet\.be|proximus\.be)$/],
];

/** Returns the provider code of an e-mail address; 0 if unknown (spec: entity.user.fields). */
export function mailProviderOf(email: string): number {
  const domain = emailKey(email).replace(/^.*@/, '');
  return providers.find(([, pattern]) => pattern.test(domain))?.[0] ?? 0;
}
