import type { Profile } from '@meetcute/contract';
import { useTranslation } from 'react-i18next';
import { usePart, type PartProps } from '../part/usePart.ts';
import { useLanguageBadge } from './useLanguageBadge.ts';

/** The badge looks the same in every state: it is there, or it is not. */
export type LanguageBadgeState = Readonly<Record<never, never>>;

export interface LanguageBadgeProps extends PartProps<'abbr', LanguageBadgeState> {
  profile: Profile;
}

/**
 * The language that a member speaks, as its code, spelt out in the title: drawn where it differs from the page's, and
 * in the countries of several languages (spec: badge.language-differs-from-ui, badge.language-countries-ca-be-ch-fi).
 * Children, such as a flag, take the code's place.
 */
export function LanguageBadge({ profile, as: Frame = 'abbr', ...props }: LanguageBadgeProps) {
  const { t } = useTranslation('common');
  const badge = useLanguageBadge(profile);
  const { children, ...drawn } = usePart(props, {});
  if (badge === null) return null;
  return (
    <Frame title={t('speaks', { language: badge.name })} {...drawn}>
      {children ?? badge.code.toUpperCase()}
    </Frame>
  );
}
