import type { StaffAccount } from '@meetcute/contract/desk';
import { vars } from '@meetcute/theme';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useStaff } from '../app/desk-context.ts';
import { useTexts } from '../texts/texts.ts';
import { siteNames } from './access-rules.ts';

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

/** Accounts of the staff, each with a link to its page. */
export function StaffList({ accounts }: { accounts: readonly StaffAccount[] }) {
  const t = useTexts();
  const own = useStaff();
  return (
    <List role="list" aria-label={t('staff.list')}>
      {accounts.map(({ id, name, email, role, sites, state }) => (
        <li key={id}>
          <Link to={`/staff/${encodeURIComponent(id)}`}>
            <bdi>{name}</bdi>
          </Link>
          <bdi>{email}</bdi>
          <span data-part="muted">
            {[
              t(`staff.roles.${role}`),
              siteNames(own, sites)?.join(', ') ?? t('staff.everySite'),
              t(`staff.states.${state}`),
            ].join(' · ')}
          </span>
        </li>
      ))}
    </List>
  );
}
