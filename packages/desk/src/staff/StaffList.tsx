import type { StaffAccount } from '@meetcute/contract/desk';
import { Link } from 'react-router';
import { useStaff } from '../app/desk-context.ts';
import { LineList } from '../parts/LineList.tsx';
import { useTexts } from '../texts/texts.ts';
import { siteNames } from './access-rules.ts';

/** Accounts of the staff, each with a link to its page. */
export function StaffList({ accounts }: { accounts: readonly StaffAccount[] }) {
  const t = useTexts();
  const viewer = useStaff();
  return (
    <LineList role="list" aria-label={t('staff.list')}>
      {accounts.map(({ id, name, email, role, sites, state }) => (
        <li key={id}>
          <Link to={`/staff/${encodeURIComponent(id)}`}>
            <bdi>{name}</bdi>
          </Link>
          <bdi>{email}</bdi>
          <span data-part="muted">
            {[
              t(`staff.roles.${role}`),
              siteNames(viewer, sites)?.join(', ') ?? t('staff.everySite'),
              t(`staff.states.${state}`),
            ].join(' · ')}
          </span>
        </li>
      ))}
    </LineList>
  );
}
