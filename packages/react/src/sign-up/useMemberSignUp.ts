import { useIsSSR } from 'react-aria/SSRProvider';
import { usePorts, useSettings } from '../provider/context.ts';
import { usePersistentState } from '../provider/usePersistentState.ts';
import { useViewer } from '../session/useViewer.ts';
import { useSignUp } from './useSignUp.ts';
import type { SignUpOptions, SignUpWizard } from './wizard.ts';

/** Options of `useMemberSignUp`: those that the viewer and the site's settings do not decide. */
export type MemberSignUpOptions = Omit<SignUpOptions, 'member' | 'stored' | 'hasAutoSkip' | 'hasDots'>;

/**
 * Runs the sign-up wizard for the viewer, by the site's settings. Stores the step in this browser. Closing it at the last
 * step deletes all stored input.
 */
export function useMemberSignUp(options: MemberSignUpOptions = {}): SignUpWizard {
  const viewer = useViewer();
  const isServerRendered = useIsSSR();
  const { signup } = useSettings();
  const { clear } = usePorts().localStore;
  const stepState = usePersistentState('step', '');
  const [isPushLater, setIsPushLater] = usePersistentState('push-later', false);
  return useSignUp({
    ...options,
    stored: stepState,
    // Only the browser knows the stored step, so the wizard resumes after hydration.
    member: isServerRendered ? undefined : viewer && viewer.profile,
    hasAutoSkip: signup.autoSkip,
    hasDots: signup.showDots,
    onClose: () => {
      if (viewer) clear(viewer.profile.id);
      // The first message comes after the sign-up.
      if (isPushLater) setIsPushLater(true);
      options.onClose?.();
    },
  });
}
