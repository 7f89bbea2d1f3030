import { useTranslation } from 'react-i18next';

/** Words for the fields that a site's settings define; a field without words of ours shows its own name. */
export interface FieldTexts {
  label: (field: string) => string;
  value: (field: string, value: string) => string;
  /** A question that helps to begin a text; undefined where there is none. */
  hint: (field: string) => string | undefined;
}

const plain = (name: string) => name.replaceAll('_', ' ');

/** Words for profile fields in the page's language. */
export function useFieldTexts(): FieldTexts {
  const { t, i18n } = useTranslation('fields');
  const find = (field: string, key: string) =>
    i18n.exists(`fields:${field}.${key}`) ? t(`${field}.${key}` as 'hair.label') : undefined;
  return {
    label: (field) => find(field, 'label') ?? plain(field),
    value: (field, value) => find(field, value) ?? plain(value),
    hint: (field) => find(field, 'hint'),
  };
}
