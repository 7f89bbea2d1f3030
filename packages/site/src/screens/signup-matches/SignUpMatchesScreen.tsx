import { canSearch, canSignUp, href } from '@meetcute/core';
import { Button, ButtonLink, CardGridSkeleton, Message } from '@meetcute/kit';
import { useSettings, useTrafficSource, useViewer } from '@meetcute/react';
import { media, t } from '@meetcute/theme';
import { UsersThree } from '@phosphor-icons/react/UsersThree';
import { WifiSlash } from '@phosphor-icons/react/WifiSlash';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { useSuggestedPeople } from '../../suggestions/useSuggestedPeople.ts';
import { MatchGrid } from './MatchGrid.tsx';

const Column = styled(PageColumn)`
  padding-block-start: calc(${t.space[10]} + env(safe-area-inset-top));

  > header {
    display: grid;
    gap: ${t.space[2]};
  }
  > header p {
    max-inline-size: ${t.layout.measure};
    color: ${t.textMuted};
    font-size: ${t.type.lead};
    text-wrap: pretty;
  }
  /* At the thumb on a phone, whatever stands above. */
  > [data-part='ways'] {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    display: grid;
    gap: ${t.space[1]};
    margin: auto calc(-1 * ${t.layout.gutter}) calc(-1 * ${t.space[16]});
    padding: ${t.space[3]} ${t.layout.gutter} calc(${t.space[3]} + env(safe-area-inset-bottom));
    border-block-start: 1px solid ${t.line};
    background: ${t.surface};
  }
  ${media.tablet} {
    > [data-part='ways'] {
      position: static;
      display: flex;
      gap: ${t.space[3]};
      margin: ${t.space[4]} 0 0;
      padding: 0;
      border: 0;
      background: none;
    }
  }
`;

function Matches() {
  const { t: text } = useTranslation('signupMatches');
  const { t: common } = useTranslation('common');
  const { state, profiles, onRetry } = useSuggestedPeople('signup');
  if (state === 'some') return <MatchGrid profiles={profiles} label={text('title')} />;
  if (state === 'loading') return <CardGridSkeleton label={common('loading')} />;
  if (state === 'failed')
    return (
      <Message
        isAlert
        drawing={<WifiSlash size={48} weight="light" />}
        title={text('failed')}
        action={
          <Button variant="quiet" onPress={onRetry}>
            {common('tryAgain')}
          </Button>
        }
      />
    );
  return (
    <Message
      drawing={<UsersThree size={48} weight="light" />}
      title={text('empty.title')}
      text={text('empty.text')}
    />
  );
}

function MemberWays() {
  const { t: text } = useTranslation('signupMatches');
  const { navigation } = useSettings();
  const hasDeck = navigation['matchFinder'] !== false;
  return (
    <>
      {hasDeck && (
        <ButtonLink size="large" href={href('match-finder')}>
          {text('deck')}
        </ButtonLink>
      )}
      <ButtonLink size="large" variant={hasDeck ? 'plain' : 'primary'} href={href('members')}>
        {text('members')}
      </ButtonLink>
    </>
  );
}

function VisitorWays() {
  const { t: text } = useTranslation('signupMatches');
  const canJoin = canSignUp(useSettings(), useTrafficSource());
  const login = href('login', {}, { next: href('signup-matches') });
  return (
    <>
      {canJoin && (
        <ButtonLink size="large" href={href('signup')}>
          {text('join')}
        </ButtonLink>
      )}
      <ButtonLink size="large" variant={canJoin ? 'plain' : 'primary'} href={login}>
        {text('login')}
      </ButtonLink>
    </>
  );
}

/** The first people a new member is shown; a visitor sees them where the search is open to visitors (spec: route.signup-matches). */
export default function SignUpMatchesScreen() {
  const { t: text } = useTranslation('signupMatches');
  const settings = useSettings();
  const trafficSource = useTrafficSource();
  const user = useViewer() ?? null;
  const { name: siteName } = settings;
  const isOpen = canSearch({ user, settings, trafficSource });
  usePageTitle(text('title'));
  const lead = user ? text('lead', { name: user.profile.name }) : text('leadVisitor', { siteName });
  return (
    <Column>
      <header>
        <h1 tabIndex={-1}>{text('title')}</h1>
        <p>{isOpen ? lead : text('visitor', { siteName })}</p>
      </header>
      {isOpen && <Matches />}
      <div data-part="ways">{user ? <MemberWays /> : <VisitorWays />}</div>
    </Column>
  );
}
