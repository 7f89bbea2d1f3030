import type { Profile } from '@meetcute/contract';
import { languageBadge } from '@meetcute/core';
import { useTranslation } from 'react-i18next';
import { checkProfile } from '../part/check-profile.ts';

declare const process: { env: { NODE_ENV?: string } };

/**
 * Returns the language for a profile's badge: its code, and its name in the page's language. Returns null for no badge
 * (spec: badge.language-differs-from-ui).
 */
export function useLanguageBadge(profile: Profile): { code: string; name: string } | null {
  if (process.env.NODE_ENV !== 'production') checkProfile('LanguageBadge', profile, 'language', 'country');
  const { language } = useTranslation().i18n;
  const code = languageBadge(profile, language);
  if (code === null) return null;
  return { code, name: new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code };
}
