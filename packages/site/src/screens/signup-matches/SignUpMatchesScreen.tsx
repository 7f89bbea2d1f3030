import { canSearch, href } from '@meetcute/core';
import { Button, ButtonLink, EmptyState, failedDrawing, noMembersDrawing, PageColumn } from '@meetcute/kit';
import { useSettings, useSuggestedMembers, useTrafficSource, useViewer } from '@meetcute/react';
import { media, vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { useCanJoin } from '../../session/useCanJoin.ts';
import { MatchGrid } from './MatchGrid.tsx';

const Column = styled(PageColumn)`
  padding-block-start: calc(${vars.space[10]} + env(safe-area-inset-top));

  > header {
    display: grid;
    gap: ${vars.space[2]};
  }
  > header p {
    max-inline-size: ${vars.layout.measure};
    color: ${vars.textMuted};
    font-size: ${vars.type.lead};
    text-wrap: pretty;
  }
  /* Within thumb reach on a phone, independent of the content above. */
  > [data-part='ways'] {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    display: grid;
    gap: ${vars.space[1]};
    margin: auto calc(-1 * ${vars.layout.gutter}) calc(-1 * ${vars.space[16]});
    padding: ${vars.space[3]} ${vars.layout.gutter} calc(${vars.space[3]} + env(safe-area-inset-bottom));
    border-block-start: 1px solid ${vars.line};
    background: ${vars.surface};
  }
  ${media.tablet} {
    > [data-part='ways'] {
      position: static;
      display: flex;
      gap: ${vars.space[3]};
      margin: ${vars.space[4]} 0 0;
      padding: 0;
      border: 0;
      background: none;
    }
  }
`;

function Matches() {
  const { t } = useTranslation('signupMatches');
  const { t: common } = useTranslation('common');
  const { state, profiles, onRetry } = useSuggestedMembers('signup');
  if (state === 'some') return <MatchGrid profiles={profiles} label={t('title')} />;
  if (state === 'loading') return <MatchGrid profiles={null} label={common('loading')} />;
  if (state === 'failed')
    return (
      <EmptyState
        isAlert
        drawing={failedDrawing}
        title={t('failed')}
        action={
          <Button variant="quiet" onPress={onRetry}>
            {common('tryAgain')}
          </Button>
        }
      />
    );
  return <EmptyState drawing={noMembersDrawing} title={t('empty.title')} text={t('empty.text')} />;
}

function MemberLinks() {
  const { t } = useTranslation('signupMatches');
  const { navigation } = useSettings();
  const hasDeck = navigation['matchFinder'] !== false;
  return (
    <>
      {hasDeck && (
        <ButtonLink size="large" href={href('match-finder')}>
          {t('deck')}
        </ButtonLink>
      )}
      <ButtonLink size="large" variant={hasDeck ? 'plain' : 'primary'} href={href('members')}>
        {t('members')}
      </ButtonLink>
    </>
  );
}

function VisitorLinks() {
  const { t } = useTranslation('signupMatches');
  const canJoin = useCanJoin();
  const login = href('login', {}, { next: href('signup-matches') });
  return (
    <>
      {canJoin && (
        <ButtonLink size="large" href={href('signup')}>
          {t('join')}
        </ButtonLink>
      )}
      <ButtonLink size="large" variant={canJoin ? 'plain' : 'primary'} href={login}>
        {t('login')}
      </ButtonLink>
    </>
  );
}

/**
 * First suggested members for a new member; visible to visitors when the search is open to them (spec:
 * route.signup-matches).
 */
export default function SignUpMatchesScreen() {
  const { t } = useTranslation('signupMatches');
  const settings = useSettings();
  const trafficSource = useTrafficSource();
  const user = useViewer() ?? null;
  const { name: siteName } = settings;
  const isOpen = canSearch({ user, settings, trafficSource });
  usePageTitle(t('title'));
  const lead = user ? t('lead', { name: user.profile.name }) : t('leadVisitor', { siteName });
  return (
    <Column>
      <header>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p>{isOpen ? lead : t('visitor', { siteName })}</p>
      </header>
      {isOpen && <Matches />}
      <div data-part="ways">{user ? <MemberLinks /> : <VisitorLinks />}</div>
    </Column>
  );
}
