import type { DeskMemberLine } from '@meetcute/contract/desk';
import { vars } from '@meetcute/theme';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { siteName, useStaff } from '../app/desk-context.ts';
import { AccountState } from '../parts/AccountState.tsx';
import { useTexts } from '../texts/texts.ts';

const List = styled.ul`
  display: grid;
  border-block-start: 1px solid ${vars.line};

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[1]} ${vars.space[4]};
    align-items: baseline;
    padding-block: ${vars.space[3]};
    border-block-end: 1px solid ${vars.line};
    overflow-wrap: anywhere;
  }
`;

/** Members that were found, each with a link to its page. */
export function MemberList({ members }: { members: readonly DeskMemberLine[] }) {
  const t = useTexts();
  const staff = useStaff();
  return (
    <List role="list" aria-label={t('members.list')}>
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
    </List>
  );
}
