import { href, needsTrafficSource } from '@meetcute/core';
import { useSettings } from '@meetcute/react';
import { media, vars } from '@meetcute/theme';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../router/index.ts';
import { styled } from 'styled-components';
import type { PageHandle } from './useHandle.ts';
import { ConsentForm } from './ConsentForm.tsx';
import { useSiteState } from './SiteState.ts';

const Banner = styled.section`
  display: grid;
  gap: ${vars.space[3]} ${vars.space[6]};
  padding-block: max(${vars.space[3]}, env(safe-area-inset-top)) ${vars.space[3]};
  /* Aligned with the page column below. */
  padding-inline: max(
    ${vars.layout.gutter},
    env(safe-area-inset-left),
    env(safe-area-inset-right),
    calc((100% - ${vars.layout.page}) / 2 + ${vars.layout.gutter})
  );
  border-block-end: 1px solid ${vars.line};
  background: ${vars.surfaceRaised};
  color: ${vars.text};
  font-size: ${vars.type.small};
  line-height: ${vars.leading.snug};

  &[hidden] {
    display: none;
  }
  p {
    max-inline-size: 44em;
    text-wrap: pretty;
  }
  strong {
    font-weight: ${vars.weight.strong};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(16rem, auto);
    align-items: center;
  }
  @media print {
    display: none;
  }
`;

/** Props of `ConsentBanner`. */
export interface ConsentBannerProps {
  /** Route and layout of the page. */
  page: PageHandle | undefined;
}

/**
 * Asks whether the traffic source may be stored for 30 days. It is part of the page and covers nothing. Conversations
 * are as high as the window, so it is not shown there, and the cookies page asks by itself.
 */
export function ConsentBanner({ page }: ConsentBannerProps) {
  const { t } = useTranslation('cookieConsent');
  const { consent } = useSiteState();
  const isNeeded = needsTrafficSource(useSettings());
  // Hidden at once, because a shift of the page long after a press is unexpected.
  const [isSending, setIsSending] = useState(false);
  const onSending = (isNow: boolean) => {
    setIsSending(isNow);
    // The pressed button goes with the banner.
    if (isNow) document.getElementById('main')?.focus({ preventScroll: true });
  };
  if (!consent.isAsked || page?.layout === 'chat' || page?.routeName === 'pages-cookies') return null;
  return (
    <Banner data-part="consent" hidden={isSending} aria-label={t('label')}>
      <p>
        <strong>{t('question')}</strong> {t(isNeeded ? 'terms' : 'termsUnneeded')}{' '}
        <Link to={`${href('pages-cookies')}#choice`}>{t('more')}</Link>
      </p>
      <ConsentForm onSending={onSending} />
    </Banner>
  );
}
