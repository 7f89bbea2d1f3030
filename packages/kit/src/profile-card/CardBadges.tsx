import type { Profile } from '@meetcute/contract';
import { LanguageBadge, useLanguageBadge } from '@meetcute/react';
import type { ReactNode } from 'react';

/** Badges of a card: a mark such as 'New', and the member's language where it differs (spec: search.card.language-badge). */
export function CardBadges({
  profile,
  mark,
}: {
  /** Profile whose language is shown. */
  profile: Profile;
  /** Badge of the list, such as 'New'. Default: none. */
  mark?: ReactNode;
}) {
  const badge = useLanguageBadge(profile);
  if (mark === undefined && badge === null) return null;
  return (
    <div data-part="badges">
      {mark !== undefined && (
        <span data-part="badge" data-kind="mark">
          {mark}
        </span>
      )}
      {badge && <LanguageBadge data-part="badge" data-kind="language" profile={profile} />}
    </div>
  );
}
