/**
 * Texts that brands and sites can't replace, by the reason. A key that ends in `*` stands for all keys that begin so.
 * A test compares the list with the words that every template must show.
 */
export const protectedTexts = {
  'it labels fictional profiles': ['common:fictional.*'],
  'it states the minimum age': [
    'common:adultsOnly',
    'home:note',
    'shell:adultsOnly',
    'shell:birthDate.text',
    'shell:birthDate.error',
  ],
  'it states a price or what is paid for': [
    'account:delete.offer',
    'chat:price*',
    'chat:noCredits.text',
    'commerce:*',
    'common:credits*',
    'common:messagePrice*',
    'common:messagesFree',
    'shell:credits*',
  ],
  'it is a legal text or leads to one': [
    'complaints:*',
    'cookies:*',
    'legal:*',
    'service:company.*',
    'service:help.*',
    'shell:accessibility',
    'shell:cancel',
    'shell:company',
    'shell:complaints',
    'shell:cookies',
    'shell:faq',
    'shell:imprint',
    'shell:prices',
    'shell:privacy',
    'shell:returnPolicy',
    'shell:safety',
    'shell:service',
    'shell:terms',
    'signUp:privacy',
    'signUp:terms',
  ],
  'members agree to its words': [
    'account:advertising.*',
    'account:sensitive.*',
    'consent:*',
    'cookieConsent:*',
    'fields:sensitive.*',
    'signUp:consent',
  ],
  'it marks or explains an advert': ['adverts:*', 'common:advert', 'common:advertWhy'],
  'it is about reporting or blocking': [
    'account:blocked.*',
    'account:reports.*',
    'cases:*',
    'chat:hint.*',
    'common:safety.*',
    'safety:*',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const matches = (pattern: string, key: string) =>
  pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern;

/** Returns why a text can't be replaced, such as 'it states the minimum age'; null for any other text. */
export function findProtection(key: string): string | null {
  const [reason = null] =
    Object.entries(protectedTexts).find(([, patterns]) =>
      patterns.some((pattern) => matches(pattern, key)),
    ) ?? [];
  return reason;
}
