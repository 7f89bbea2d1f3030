import { type CaseQueue, caseQueue } from '@meetcute/contract/desk';
import { vars } from '@meetcute/theme';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useTexts } from '../texts/texts.ts';

const Nav = styled.nav`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[2]};
    padding: 0;
  }
  a {
    display: inline-flex;
    gap: ${vars.space[2]};
    align-items: center;
    min-block-size: ${vars.layout.touch};
    padding-inline: ${vars.space[4]};
    border: 1px solid ${vars.line};
    border-radius: ${vars.radius.full};
    text-decoration: none;
  }
  a[aria-current] {
    border-color: ${vars.accent};
    background: ${vars.accentSoft};
    font-weight: ${vars.weight.strong};
  }
`;

/** Props of `QueueTabs`. */
export interface QueueTabsProps {
  /** The list that the page shows. */
  queue: CaseQueue;
  /** Query of the page. */
  search: URLSearchParams;
  /** Numbers of waiting cases; undefined until they are known. */
  waiting: { open: number; appealed: number } | undefined;
}

/** Links to the lists of cases, with the numbers of those that wait. */
export function QueueTabs({ queue, search, waiting }: QueueTabsProps) {
  const t = useTexts();
  const hrefOf = (each: CaseQueue) => {
    const next = new URLSearchParams(search);
    next.set('list', each);
    return `?${next.toString()}`;
  };
  return (
    <Nav aria-label={t('cases.queues')}>
      <ul>
        {caseQueue.options.map((each) => (
          <li key={each}>
            <Link to={hrefOf(each)} aria-current={each === queue ? 'page' : undefined}>
              {t(`cases.${each}`)}
              {waiting && each !== 'decided' && <span>{waiting[each]}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </Nav>
  );
}
