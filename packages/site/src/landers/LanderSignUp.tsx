import { href } from '@meetcute/core';
import { useViewer } from '@meetcute/react';
import type { Profile } from '@meetcute/contract';
import { useNavigate } from '../router/index.ts';
import { InviteOnly } from '../screens/sign-up/InviteOnly.tsx';
import { SiteAccountStep } from '../screens/sign-up/SiteAccountStep.tsx';
import { useCanJoin } from '../session/useCanJoin.ts';

/** Props of `LanderSignUp`. */
export interface LanderSignUpProps {
  /** The advertised profile, which changes heading and button. Default: null. */
  campaign?: Profile | null;
}

/**
 * Step 0 of the sign-up on a landing page; the other steps follow on the sign-up page. While the site is by invitation
 * only it says so instead.
 */
export function LanderSignUp({ campaign = null }: LanderSignUpProps) {
  const canJoin = useCanJoin();
  const viewer = useViewer();
  const navigate = useNavigate();
  if (!viewer && !canJoin) return <InviteOnly />;
  return <SiteAccountStep heading="h2" campaign={campaign} onCreated={() => void navigate(href('signup'))} />;
}
