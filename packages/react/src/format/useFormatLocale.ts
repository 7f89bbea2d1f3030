import { formatLocaleOf } from '@meetcute/i18n';
import { useTranslation } from 'react-i18next';

/** Returns the tag for `Intl`: the language of the texts in the region of the visitor, such as `en-GB`. */
export const useFormatLocale = (): string => formatLocaleOf(useTranslation().i18n);
