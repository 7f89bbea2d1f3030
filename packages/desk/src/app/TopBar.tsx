import { mutationFor } from '@meetcute/client';
import { deskCalls } from '@meetcute/contract/desk';
import { Button } from '@meetcute/kit';
import { media, vars } from '@meetcute/theme';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { useTexts } from '../texts/texts.ts';
import { useDesk, useStaff } from './desk-context.ts';
import { staffKey } from './query-client.ts';

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]} ${vars.space[6]};
  align-items: center;
  padding: ${vars.space[2]} ${vars.layout.gutter};
  border-block-end: 1px solid ${vars.line};
  background: ${vars.surfaceRaised};

  nav ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${vars.space[3]};
    padding: 0;
    font-size: ${vars.type.small};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${vars.layout.touch};
    text-decoration: none;
  }
  a[aria-current] {
    color: ${vars.accentText};
    font-weight: ${vars.weight.strong};
    box-shadow: inset 0 -2px ${vars.accent};
  }
  [data-part='skip']:not(:focus) {
    position: absolute;
    inset-block-start: -10rem;
  }
  [data-part='who'] {
    display: flex;
    gap: ${vars.space[3]};
    align-items: center;
    margin-inline-start: auto;
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
  ${media.tablet} {
    nav ul {
      gap: 0 ${vars.space[5]};
      font-size: ${vars.type.body};
    }
  }
`;

/** Returns how a path is below the one of a link, for `aria-current`: its page, a page of it, or another one. */
function currentOf(linkPath: string, pathname: string): 'page' | true | undefined {
  if (pathname === linkPath) return 'page';
  // Cases are below the first page, whose path has no name.
  return pathname.startsWith(linkPath === '/' ? '/cases/' : `${linkPath}/`) || undefined;
}

/** Bar at the top: the pages of the desk, and who is logged in. */
export function TopBar() {
  const t = useTexts();
  const { client, drafts } = useDesk();
  const { name, role } = useStaff();
  const queries = useQueryClient();
  const { pathname } = useLocation();
  const logOut = useMutation({
    ...mutationFor(client, deskCalls.staffLogOut),
    onSuccess: () => {
      drafts.clear();
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== staffKey[0] });
      queries.setQueryData(staffKey, null);
    },
  });
  const pages = [
    { to: '/', text: t('nav.cases') },
    { to: '/photos', text: t('nav.photos') },
    { to: '/members', text: t('nav.members') },
    ...(role === 'admin'
      ? [
          { to: '/staff', text: t('nav.staff') },
          { to: '/audit', text: t('nav.audit') },
        ]
      : []),
  ];
  return (
    <Bar>
      <a href="#content" data-part="skip">
        {t('skip')}
      </a>
      <nav aria-label={t('nav.label')}>
        <ul>
          {pages.map(({ to, text }) => (
            <li key={to}>
              <Link to={to} aria-current={currentOf(to, pathname)}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div data-part="who">
        <span>{name}</span>
        <Button variant="plain" isPending={logOut.isPending} onPress={() => logOut.mutate({})}>
          {t('nav.logOut')}
        </Button>
      </div>
    </Bar>
  );
}
