import type { Namespace } from '@meetcute/i18n';

/** Text namespaces that every page needs. */
export const shellTexts: readonly Namespace[] = ['common', 'shell', 'error'];

/** Text namespaces of the question about cookies. */
export const consentTexts: readonly Namespace[] = ['cookieConsent'];
