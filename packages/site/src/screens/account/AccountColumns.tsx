import { media, vars } from '@meetcute/theme';
import { Button } from '@meetcute/kit';
import { CaretDown } from '@phosphor-icons/react/CaretDown';
import { SignOut } from '@phosphor-icons/react/SignOut';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useLogoutToLogin } from '../../session/useLogoutToLogin.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[8]};

  nav {
    align-self: start;
  }
  /* A row each, which fits every language; two columns on a tablet. */
  nav ul {
    display: grid;
    border-block-start: 1px solid ${vars.line};
  }
  nav :is(a, button[data-variant]) {
    display: flex;
    gap: ${vars.space[3]};
    align-items: center;
    justify-content: space-between;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: ${vars.layout.touch};
    padding: ${vars.space[2]} 0;
    border: 0 solid ${vars.line};
    border-block-end-width: 1px;
    border-radius: 0;
    background: none;
    color: ${vars.text};
    font-weight: ${vars.weight.text};
    line-height: ${vars.leading.snug};
    text-align: start;
    text-decoration: none;
    hyphens: auto;
  }
  nav :is(a, button[data-variant]):hover {
    color: ${vars.accentText};
  }
  nav svg {
    flex: none;
    color: ${vars.textMuted};
  }
  ${media.tablet} {
    nav ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${vars.space[8]};
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
      grid-template-columns: none;
      border: 0;
      border-inline-start: 2px solid ${vars.line};
    }
    nav :is(a, button[data-variant]) {
      padding-inline: ${vars.space[4]};
      border: 0;
      font-size: ${vars.type.small};
      outline-offset: -2px;
    }
    nav a svg {
      display: none;
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

/** Groups of settings below a list of links to them, which ends with the logout; on a desktop beside it. */
export function AccountColumns({ groups, children }: AccountColumnsProps) {
  const { t } = useTranslation(['account', 'shell']);
  const { isPending, onLogout } = useLogoutToLogin();
  return (
    <Columns>
      <nav aria-label={t('groups.nav')}>
        <ul role="list">
          {groups.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>
                {title}
                <CaretDown aria-hidden size={16} weight="bold" />
              </a>
            </li>
          ))}
          <li>
            <Button variant="plain" isPending={isPending} onPress={onLogout}>
              {t('shell:logout')}
              <SignOut aria-hidden size={16} />
            </Button>
          </li>
        </ul>
      </nav>
      <div>{children}</div>
    </Columns>
  );
}
