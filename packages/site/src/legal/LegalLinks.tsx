import { href, type RouteName } from '@meetcute/core';
import { useIsLoggedIn, useSettings } from '@meetcute/react';
import { media, vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { Link } from '../router/index.ts';
import { styled } from 'styled-components';
import { Choices } from '../frame/Choices.tsx';
import { lazyWhenIdle } from '../frame/lazy-when-idle.tsx';
import { useHandle } from '../frame/useHandle.ts';
import { useLegalHref } from './useLegalHref.ts';
import { LegalLink } from './LegalLink.tsx';

const FooterLogout = lazyWhenIdle(() => import('./FooterLogout.tsx'));

const Footer = styled.footer`
  display: grid;
  /* A select is no wider than the page, whatever the size of its letters. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[2]} ${vars.space[6]};
  padding-block: ${vars.space[4]};
  /* Aligned with the page column above. */
  padding-inline: max(${vars.layout.gutter}, calc((100% - ${vars.layout.page}) / 2 + ${vars.layout.gutter}));
  border-block-start: 1px solid ${vars.line};
  color: ${vars.textMuted};
  font-size: ${vars.type.small};

  /* Two columns on a phone, so that no link is alone in a row; one where letters are large. */
  ul {
    columns: 8rem 2;
    column-gap: ${vars.space[5]};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${vars.layout.touch};
    line-height: ${vars.leading.snug};
    text-decoration: none;
  }
  a:hover {
    color: ${vars.text};
    text-decoration: underline;
  }
  /* Selects fill their rows, so that one that is alone in the last row looks meant. */
  ${media.phone} {
    select {
      flex: 1 1 auto;
    }
  }
  /* Links in rows of the whole width, below them the company, and the selects beside it where they fit. */
  ${media.tablet} {
    &,
    ul {
      display: flex;
      flex-wrap: wrap;
    }
    align-items: center;
    justify-content: space-between;

    > nav {
      flex: 0 0 100%;
    }
    /* Breaks into two lines before the selects leave its row. */
    > p {
      flex: 1 1 12rem;
    }
  }
  /* Quiet at the end of a list, whose column it shares with the entries. A phone keeps the size of its targets. */
  &[data-compact] {
    gap: ${vars.space[1]};
    padding-block: ${vars.space[3]};
    font-size: ${vars.type.note};

    ul {
      column-gap: ${vars.space[3]};
    }
    ${media.tablet} {
      a {
        min-block-size: ${vars.space[6]};
      }
    }
  }
  /* On paper only the company remains. */
  @media print {
    > :is(nav, form) {
      display: none;
    }
  }
`;

const pages = [
  ['pricing', 'prices'],
  ['pages-cookies', 'cookies'],
  ['pages-faq', 'faq'],
  ['pages-safety', 'safety'],
  ['pages-service', 'imprint'],
  ['complaints', 'complaints'],
  ['cancel', 'cancel'],
  ['pages-return-policy', 'returnPolicy'],
  ['pages-accessibility', 'accessibility'],
] as const satisfies readonly (readonly [RouteName, string])[];

const textFieldSelector = '#main form :is(input:not([type=checkbox], [type=radio], [type=file]), textarea)';

/** Whether leaving the page would lose typed input. */
const hasTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>(textFieldSelector)].some(({ value }) => value !== '');

/** Props of `LegalLinks`. */
export interface LegalLinksProps {
  /** Whether they are at the end of a list, smaller and without selects, which the account page has. Default: false. */
  isCompact?: boolean;
}

/** Footer with the legal links. The shell renders it below every page, or the list of chats at its end. No template can omit it. */
export function LegalLinks({ isCompact = false }: LegalLinksProps) {
  const { t } = useTranslation('shell');
  const isLoggedIn = useIsLoggedIn();
  const { hasNavigation } = useHandle();
  const legalHref = useLegalHref();
  const { name: siteName, company_name: company, min_age: age, footer, navigation } = useSettings();
  return (
    <Footer data-part="legal" data-compact={isCompact || undefined}>
      <nav aria-label={t('footerNavigation', { siteName })}>
        <ul role="list">
          {(['terms', 'privacy'] as const).map((kind) => (
            <li key={kind}>
              <LegalLink kind={kind} isOverPage={hasTyped}>
                {t(kind)}
              </LegalLink>
            </li>
          ))}
          {pages
            .filter(([route]) => route !== 'pages-return-policy' || footer.returnPolicy !== false)
            .filter(
              ([route]) =>
                route !== 'pricing' || navigation.credits !== false || navigation.premium !== false,
            )
            // Where premium is sold, cancelling it is one click away on every page.
            .filter(([route]) => route !== 'cancel' || navigation.premium !== false)
            .map(([route, key]) => (
              <li key={route}>
                <Link to={legalHref(route)}>{t(key)}</Link>
              </li>
            ))}
          {isLoggedIn && hasNavigation && (
            <li>
              <Link to={href('account')}>{t('account')}</Link>
            </li>
          )}
          {isLoggedIn && !hasNavigation && <FooterLogout />}
        </ul>
      </nav>
      <p>{footer.company === false ? t('adultsOnly', { age }) : t('company', { company, age })}</p>
      {!isCompact && <Choices part={hasNavigation ? 'all' : 'rest'} />}
    </Footer>
  );
}
