import type { Profile } from '@meetcute/contract';
import { useTranslation } from 'react-i18next';
import { usePart, type PartProps } from '../part/usePart.ts';
import { useLanguageBadge } from './useLanguageBadge.ts';

/** State of a language badge, which has none. */
export type LanguageBadgeState = Readonly<Record<never, never>>;

/** Props of `LanguageBadge`. */
export interface LanguageBadgeProps extends PartProps<'abbr', LanguageBadgeState> {
  /** Profile whose language the badge shows. */
  profile: Profile;
}

/**
 * Unstyled badge with the code of the language that a member speaks, an `abbr` whose title spells it out. Renders nothing
 * unless the language differs from the page's or the country has several languages
 * (spec: badge.language-differs-from-ui, badge.language-countries-ca-be-ch-fi). Children, such as a flag, replace the code.
 */
export function LanguageBadge({ profile, as: Frame = 'abbr', ...props }: LanguageBadgeProps) {
  const { t } = useTranslation('common');
  const badge = useLanguageBadge(profile);
  const { children, ...drawn } = usePart(
    props,
    {},
    { title: badge ? t('speaks', { language: badge.name }) : undefined },
  );
  if (badge === null) return null;
  return <Frame {...drawn}>{children ?? badge.code.toUpperCase()}</Frame>;
}
