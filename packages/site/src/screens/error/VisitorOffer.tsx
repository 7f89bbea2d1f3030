import { href } from '@meetcute/core';
import { vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { useNavigate } from '../../router/index.ts';
import { styled } from 'styled-components';
import { useCanJoin } from '../../session/useCanJoin.ts';
import { InviteOnly } from '../sign-up/InviteOnly.tsx';
import { SiteAccountStep } from '../sign-up/SiteAccountStep.tsx';

const Offer = styled.section`
  padding-block-start: ${vars.space[8]};
  border-block-start: 1px solid ${vars.line};

  h2 {
    font-size: ${vars.type.heading};
  }
  [data-part='lead'] {
    font-size: ${vars.type.body};
  }
`;

/**
 * Sign-up form below an error (spec: error-page.signup-form-for-visitors). Further steps follow on the
 * sign-up page.
 */
export default function VisitorOffer() {
  const { i18n } = useTranslation('signUp');
  const canJoin = useCanJoin();
  const navigate = useNavigate();
  // A page that failed while rendering may not have loaded these texts; then omit the form.
  if (!i18n.hasLoadedNamespace('signUp')) return null;
  if (!canJoin) return <InviteOnly />;
  return (
    <Offer>
      <SiteAccountStep heading="h2" onCreated={() => void navigate(href('signup'))} />
    </Offer>
  );
}
