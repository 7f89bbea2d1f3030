import { localeNames, type LocaleCode } from '@meetcute/i18n';

/** Names the languages whose texts could not be loaded; nothing without any. */
export const FailedLanguages = ({ languages }: { languages: readonly LocaleCode[] }) =>
  languages.length > 0 && (
    <p role="alert">
      These texts could not be loaded: {languages.map((language) => localeNames[language]).join(', ')}. Reload
      the page to try again.
    </p>
  );
