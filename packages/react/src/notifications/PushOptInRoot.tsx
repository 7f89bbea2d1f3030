import { usePart, type PartProps } from '../part/usePart.ts';
import type { PushHere, PushStandingHere } from './usePushHere.ts';

export interface PushOptInState {
  /** How it stands with push in this browser. @selector [data-standing] */
  standing: PushStandingHere;
  /** Whether it is being turned on or off. @selector [data-pending] */
  isPending: boolean;
}

export interface PushOptInRootProps extends PartProps<'div', PushOptInState> {
  /** From `usePushHere`. */
  push: Pick<PushHere, 'standing' | 'isPending'>;
}

/** The offer of pushes in this browser without a look; it draws nothing where the site has none. */
export function PushOptInRoot({
  push: { standing, isPending },
  as: Frame = 'div',
  ...props
}: PushOptInRootProps) {
  const drawn = usePart(props, { standing, isPending });
  return standing === 'none' ? null : <Frame {...drawn} />;
}
