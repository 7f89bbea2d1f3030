import type { Namespace } from '@meetcute/i18n';

/** Namespaces that every page needs. */
export const shellTexts: readonly Namespace[] = ['common', 'shell', 'error'];
