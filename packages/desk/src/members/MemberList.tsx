import type { DeskMemberLine } from '@meetcute/contract/desk';
import { Link } from 'react-router';
import { siteName, useStaff } from '../app/desk-context.ts';
import { AccountState } from '../parts/AccountState.tsx';
import { LineList } from '../parts/LineList.tsx';
import { useTexts } from '../texts/texts.ts';

/** Members that were found, each with a link to its page. */
export function MemberList({ members }: { members: readonly DeskMemberLine[] }) {
  const t = useTexts();
  const staff = useStaff();
  return (
    <LineList role="list" aria-label={t('members.list')}>
      {members.map(({ site, id, name, email, ...state }) => (
        <li key={`${site} ${id}`}>
          <Link to={`/members/${encodeURIComponent(site)}/${encodeURIComponent(id)}`}>
            <bdi>{name}</bdi>
          </Link>
          <bdi>{email}</bdi>
          <span data-part="muted">
            {siteName(staff, site)} · <AccountState {...state} />
          </span>
        </li>
      ))}
    </LineList>
  );
}
