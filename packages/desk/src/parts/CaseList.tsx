import type { DeskCaseLine } from '@meetcute/contract/desk';
import { vars } from '@meetcute/theme';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { siteName, useStaff } from '../app/desk-context.ts';
import { momentText } from '../texts/moments.ts';
import { useTexts } from '../texts/texts.ts';

const List = styled.ul`
  display: grid;
  border-block-start: 1px solid ${vars.line};

  li {
    position: relative;
    display: grid;
    gap: ${vars.space[1]};
    padding-block: ${vars.space[3]};
    border-block-end: 1px solid ${vars.line};
  }
  a {
    font-weight: ${vars.weight.strong};
    overflow-wrap: anywhere;
  }
  /* The whole row opens the case. */
  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  p {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Props of `CaseList`. */
export interface CaseListProps {
  /** The cases, in their order. */
  cases: readonly DeskCaseLine[];
  /** Name of the list. */
  label: string;
}

/** List of reports and complaints, each with a link to its page. */
export function CaseList({ cases, label }: CaseListProps) {
  const t = useTexts();
  const staff = useStaff();
  return (
    <List role="list" aria-label={label}>
      {cases.map(({ site, reference, kind, at, state, category, about, excerpt }) => (
        <li key={reference}>
          <Link to={`/cases/${encodeURIComponent(site)}/${encodeURIComponent(reference)}`}>
            {kind === 'complaint' ? t('cases.complaint') : t(`category.${category ?? 'other'}`)}:{' '}
            <bdi>{about}</bdi>
          </Link>
          {excerpt !== '' && <p dir="auto">{excerpt}</p>}
          <span data-part="muted">
            {[siteName(staff, site), momentText(at), t(`state.${state}`)].join(' · ')}
          </span>
        </li>
      ))}
    </List>
  );
}
