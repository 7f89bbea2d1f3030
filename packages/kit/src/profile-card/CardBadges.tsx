import type { Profile } from '@meetcute/contract';
import { useLanguageBadge } from '@meetcute/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Marks on a card: what is new about it, and the member's language where it differs (spec: search.card.language-badge). */
export function CardBadges({ profile, mark }: { profile: Profile; mark?: ReactNode }) {
  const { t: text } = useTranslation('common');
  const badge = useLanguageBadge(profile);
  if (mark === undefined && badge === null) return null;
  return (
    <div data-part="badges">
      {mark !== undefined && (
        <span data-part="badge" data-kind="mark">
          {mark}
        </span>
      )}
      {badge && (
        <abbr data-part="badge" data-kind="language" title={text('speaks', { language: badge.name })}>
          {badge.code.toUpperCase()}
        </abbr>
      )}
    </div>
  );
}
