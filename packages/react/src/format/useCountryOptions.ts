import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Returns country options named and sorted in the page's language. */
export function useCountryOptions(codes: readonly string[]): { value: string; label: string }[] {
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    const options = codes.map((code) => ({ value: code, label: names.of(code) ?? code }));
    return options.sort((a, b) => a.label.localeCompare(b.label, language));
  }, [codes, language]);
}
