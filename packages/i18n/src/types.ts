import type { messages } from './catalogues/en.ts';
import type { mailMessages } from './catalogues/mail.ts';

/** English texts of every namespace, the source of all keys. */
export type Messages = typeof messages & { mail: typeof mailMessages };

/** Name of a namespace, the file name without `.json`. */
export type Namespace = keyof Messages;

declare module 'i18next' {
  // Makes t('shell:hmoe') a type error everywhere this package is imported.
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Messages;
    returnNull: false;
  }
}
