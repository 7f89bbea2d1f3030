import type { Profile } from '@meetcute/contract';
import { LanguageBadge, useLanguageBadge } from '@meetcute/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

/** Props of `CardBadges`. */
export interface CardBadgesProps extends FrameProps<HTMLDivElement> {
  /** Profile whose language is shown. */
  profile: Profile;
  /** Badge of the list, such as 'New'. Default: none. */
  mark?: ReactNode;
}

/**
 * Badges of a card: a mark such as 'New', and the member's language where it differs (spec: search.card.language-badge).
 * The language is there as a sentence and as a short text, which `narrowBadgesCss` shows on small cards.
 */
export function CardBadges({ profile, mark, ...otherProps }: CardBadgesProps) {
  const { t } = useTranslation('common');
  const badge = useLanguageBadge(profile);
  const frame = useFrame(otherProps, {});
  if (mark === undefined && badge === null) return null;
  return (
    <div data-part="badges" {...frame}>
      {mark !== undefined && (
        <span data-part="badge" data-kind="mark">
          {mark}
        </span>
      )}
      {badge && (
        <LanguageBadge data-part="badge" data-kind="language" profile={profile}>
          <span data-part="sentence">{t('speaks', { language: badge.name })}</span>
          <span data-part="short" aria-hidden hidden>
            {t('speaksShort', { language: badge.name })}
          </span>
        </LanguageBadge>
      )}
    </div>
  );
}
