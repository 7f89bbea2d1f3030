import { capitalize, INTERESTS_FIELD, isOpenToVisitors, isVisibleField } from '@meetcute/core';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../provider/context.ts';
import { useFormatLocale } from './useFormatLocale.ts';

/** Labels for profile fields that the site's settings define. Fields without a translation show their own name. */
export interface FieldTexts {
  /** Returns the label of a field. */
  label: (field: string) => string;
  /** Returns the label of a choice. */
  value: (field: string, value: string) => string;
  /** Help text of a sensitive field that may not be filled without consent. */
  closed: string;
  /** Returns a question that helps to start a text; undefined when there is none. */
  hint: (field: string) => string | undefined;
}

const plain = (name: string) => name.replaceAll('_', ' ');

/** Returns labels for profile fields in the page's language. */
export function useFieldTexts(): FieldTexts {
  const { t, i18n } = useTranslation('fields');
  const find = (field: string, key: string) =>
    i18n.exists(`fields:${field}.${key}`) ? t(`${field}.${key}` as 'hair.label') : undefined;
  return {
    label: (field) => find(field, 'label') ?? plain(field),
    value: (field, value) => find(field, value) ?? plain(value),
    closed: t('sensitive.closed'),
    hint: (field) => find(field, 'hint'),
  };
}

/**
 * Returns a function that lists interests, as `interestsOf()` returns them, in words of the page's language. The list begins
 * with a capital letter, and so does one interest alone.
 */
export function useInterestLabels(): (ids: readonly string[]) => string {
  const locale = useFormatLocale();
  const { value } = useFieldTexts();
  const list = new Intl.ListFormat(locale, { type: 'unit' });
  return (ids) => capitalize(list.format(ids.map((id) => value(INTERESTS_FIELD, id))), locale);
}

/** Returns a function with a note for profile fields that only their owner sees; undefined for public ones. */
export function useOnlyYou(): (field: string) => string | undefined {
  const { t } = useTranslation('fields');
  const settings = useSettings();
  return (field) => (isVisibleField(field, settings) ? undefined : t('onlyYou'));
}

/** Returns a note that visitors see the viewer's profile too; undefined on a site that shows members to members alone. */
export function useVisitorNote(): string | undefined {
  const { t } = useTranslation('fields');
  return isOpenToVisitors(useSettings()) ? t('visitorsSee') : undefined;
}
