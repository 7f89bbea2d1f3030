import { createI18n } from '@meetcute/i18n';
import { catalogue } from '@meetcute/i18n/catalogues';
import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import en from './en.json' with { type: 'json' };

type Leaf<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaf<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

type WithoutPlural<K extends string> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

/** Key of a text of the desk, without the ending of a plural. */
export type DeskText = WithoutPlural<Leaf<typeof en>>;

/** Returns a text with its values. */
export type Translate = (key: DeskText, values?: Readonly<Record<string, string | number>>) => string;

/** Loads the texts of the desk, those of the kit's parts, and the labels of profile fields. Another language is another file beside `en.json`. */
export async function loadDeskTexts(): Promise<i18n> {
  const { common = {}, fields = {} } = await catalogue('en');
  return createI18n({ locale: 'en', messages: { common, fields, desk: en } });
}

/** Returns the function that translates texts of the desk. */
export function useTexts(): Translate {
  const { i18n } = useTranslation();
  // The types of i18next know the texts of the sites alone.
  const t = i18n.getFixedT(null, 'desk' as never) as unknown as Translate;
  return t;
}

/** Returns the function that labels fields of profiles. Those without a text show their own name, as on the sites. */
export function useFieldLabel(): (field: string) => string {
  const { i18n } = useTranslation('fields');
  return (field) => {
    const key = `fields:${field}.label`;
    return i18n.exists(key) ? i18n.t(key as 'fields:about_me.label') : field.replaceAll('_', ' ');
  };
}
