import { media, vars } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[8]};

  nav {
    align-self: start;
  }
  nav ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${vars.space[2]};
  }
  /* An odd last link takes its whole row. */
  nav li:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  nav a {
    display: flex;
    align-items: center;
    justify-content: center;
    block-size: 100%;
    min-block-size: ${vars.layout.touch};
    padding: ${vars.space[1]} ${vars.space[4]};
    border: 1px solid ${vars.edge};
    border-radius: ${vars.radius.full};
    font-size: ${vars.type.small};
    line-height: ${vars.leading.snug};
    text-align: center;
    text-decoration: none;
    hyphens: auto;
  }
  nav a:hover {
    border-color: ${vars.accent};
    color: ${vars.accentText};
  }
  ${media.tablet} {
    nav ul {
      grid-template-columns: none;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }
    nav li:last-child:nth-child(odd) {
      grid-column: auto;
    }
  }
  /* Beside the groups there is no space for two columns in a section. */
  ${media.desktop} {
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: ${vars.space[12]};

    nav {
      position: sticky;
      inset-block-start: calc(var(--mc-page-head, ${vars.layout.bar}) + ${vars.space[6]});
    }
    nav ul {
      grid-auto-flow: row;
      gap: 0;
      border-inline-start: 2px solid ${vars.line};
    }
    nav a {
      justify-content: start;
      border: 0;
      border-radius: 0;
      text-align: start;
      outline-offset: -2px;
    }
    section {
      grid-template-columns: minmax(0, 1fr);
      gap: ${vars.space[4]};
    }
  }
  @media print {
    nav {
      display: none;
    }
  }
`;

/** Props of `AccountColumns`. */
export interface AccountColumnsProps {
  /** Ids and titles of the groups. */
  groups: readonly (readonly [id: string, title: string])[];
  /** The groups. */
  children: ReactNode;
}

/** Groups of settings below a list of links to them, on a desktop beside it. */
export function AccountColumns({ groups, children }: AccountColumnsProps) {
  const { t } = useTranslation('account');
  return (
    <Columns>
      <nav aria-label={t('groups.nav')}>
        <ul role="list">
          {groups.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div>{children}</div>
    </Columns>
  );
}
