import type { Profile } from '@meetcute/contract';
import { ButtonLink } from '@meetcute/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../router/index.ts';
import { href } from '@meetcute/core';
import { useHandle } from '../frame/useHandle.ts';
import { usePageTitle } from '../frame/usePageTitle.ts';
import { useCanJoin } from '../session/useCanJoin.ts';
import { useSlot } from '../template/context.ts';
import type { LanderFrameProps } from '../template/slots.ts';
import { LanderSignUp } from './LanderSignUp.tsx';

/** Props of `Lander`. */
export interface LanderProps extends Pick<LanderFrameProps, 'arrangement' | 'stage'> {
  /** Heading of the page, also its title. Sentences in a list become lines that step to the right. */
  title: string | readonly string[];
  /** Introduction below the heading. */
  lead: string;
  /** Content below the introduction. Default: none. */
  more?: ReactNode;
  /** Reasons to join, such as `ProofPoints`. Default: none. */
  proof?: ReactNode;
  /** The advertised profile. Default: null. */
  campaign?: Profile | null;
}

/**
 * A landing page in the brand's frame: words, picture, and step 0 of the sign-up with the disclosures that the law asks
 * for.
 */
export function Lander({ title, lead, more, proof, stage, arrangement, campaign = null }: LanderProps) {
  const { t } = useTranslation('landers');
  const canJoin = useCanJoin();
  const Frame = useSlot('LanderFrame');
  const Logo = useSlot('Logo');
  // The lander layout shows the logo; the empty one leaves it to the page.
  const hasLogo = useHandle().layout === 'empty';
  const lines = typeof title === 'string' ? [] : title;
  const heading = typeof title === 'string' ? title : title.join(' ');
  usePageTitle(heading, lead);
  return (
    <Frame
      arrangement={arrangement}
      stage={stage}
      words={
        <>
          {hasLogo && (
            <Link to={href('index')} data-part="lander-logo">
              <Logo />
            </Link>
          )}
          <h1 tabIndex={-1}>
            {lines.length === 0
              ? heading
              : lines.map((line, index) => (
                  <span key={line} data-part="line">
                    {index < lines.length - 1 ? `${line} ` : line}
                  </span>
                ))}
          </h1>
          <p>{lead}</p>
          {more}
          {arrangement !== 'cover' && canJoin && (
            <ButtonLink href="#join" size="large" data-part="to-form">
              {t('toForm')}
            </ButtonLink>
          )}
        </>
      }
      proof={proof}
    >
      <LanderSignUp campaign={campaign} />
    </Frame>
  );
}
