import type { DeskAuditEntry } from '@meetcute/contract/desk';
import { vars } from '@meetcute/theme';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { siteName, useStaff } from '../app/desk-context.ts';
import { momentText } from '../texts/moments.ts';
import { useTexts } from '../texts/texts.ts';

const List = styled.ol`
  display: grid;
  padding: 0;
  border-block-start: 1px solid ${vars.line};
  list-style: none;

  li {
    display: grid;
    gap: ${vars.space[1]};
    padding-block: ${vars.space[3]};
    border-block-end: 1px solid ${vars.line};
    overflow-wrap: anywhere;
  }
`;

const pathOf = ({ site, subject }: DeskAuditEntry): string | null => {
  const place = `${encodeURIComponent(site)}/${encodeURIComponent(subject.id)}`;
  if (subject.kind === 'case') return `/cases/${place}`;
  return subject.kind === 'member' ? `/members/${place}` : null;
};

/** Entries of the audit log, newest first, with links to the cases and members that they are about. */
export function AuditList({ entries }: { entries: readonly DeskAuditEntry[] }) {
  const t = useTexts();
  const staff = useStaff();
  return (
    <List aria-label={t('audit.list')}>
      {entries.map((entry) => {
        const { id, site, at, author, action, subject, reason, details } = entry;
        const path = pathOf(entry);
        // Accounts of the staff are known by their names.
        const staffName = subject.kind === 'staff' ? details['name'] : null;
        const name = t('audit.subject', { kind: subject.kind, id: String(staffName ?? subject.id) });
        const values = Object.entries(details).flatMap(([key, value]) =>
          value === null ? [] : [`${key}: ${value}`],
        );
        return (
          <li key={id}>
            <span>
              <strong>{author}</strong> <span translate="no">{action}</span>{' '}
              {path === null ? name : <Link to={path}>{name}</Link>}
            </span>
            {reason !== null && <span dir="auto">{reason}</span>}
            <span data-part="muted">{[siteName(staff, site), momentText(at), ...values].join(' · ')}</span>
          </li>
        );
      })}
    </List>
  );
}
