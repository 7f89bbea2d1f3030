import type { Profile } from '@meetcute/contract';
import { useTranslation } from 'react-i18next';
import { usePart, type PartProps } from '../part/usePart.ts';
import { useLanguageBadge } from './useLanguageBadge.ts';

/** State of a language badge, which has none. */
export type LanguageBadgeState = Readonly<Record<never, never>>;

/** Props of `LanguageBadge`. */
export interface LanguageBadgeProps extends PartProps<'span', LanguageBadgeState> {
  /** Profile whose language the badge shows. */
  profile: Profile;
}

/**
 * Unstyled badge that says which language a member speaks, such as 'Speaks Dutch'. Renders nothing unless the language
 * differs from the page's or the country has several languages
 * (spec: badge.language-differs-from-ui, badge.language-countries-ca-be-ch-fi). Children replace the words.
 */
export function LanguageBadge({ profile, as: Frame = 'span', ...props }: LanguageBadgeProps) {
  const { t } = useTranslation('common');
  const badge = useLanguageBadge(profile);
  const { children, ...frameProps } = usePart(props, {});
  if (badge === null) return null;
  return <Frame {...frameProps}>{children ?? t('speaks', { language: badge.name })}</Frame>;
}
