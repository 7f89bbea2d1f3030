/**
 * Returns the referrer of a sign-up as it is stored: origin and path of a web page. The query and the fragment of an
 * address may contain the token of a mailed link or what somebody searched for. Null for anything else.
 */
export function storedReferrer(referrer: string | null): string | null {
  const url = URL.parse(referrer ?? '');
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return `${url.origin}${url.pathname}`.slice(0, 2000);
}
