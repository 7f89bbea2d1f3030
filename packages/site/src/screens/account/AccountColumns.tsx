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
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[2]};
  }
  nav a {
    display: flex;
    align-items: center;
    min-block-size: ${vars.layout.touch};
    padding: ${vars.space[1]} ${vars.space[4]};
    border: 1px solid ${vars.edge};
    border-radius: ${vars.radius.full};
    font-size: ${vars.type.small};
    line-height: ${vars.leading.snug};
    text-decoration: none;
  }
  nav a:hover {
    border-color: ${vars.accent};
    color: ${vars.accentText};
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
      display: grid;
      gap: 0;
      border-inline-start: 2px solid ${vars.line};
    }
    nav a {
      border: 0;
      border-radius: 0;
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
