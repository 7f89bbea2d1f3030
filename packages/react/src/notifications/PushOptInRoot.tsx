import { usePart, type PartProps } from '../part/usePart.ts';
import type { PushSettings, PushStatus } from './usePushSettings.ts';

export interface PushOptInState {
  /** How it stands with push in this browser. @selector [data-status] */
  status: PushStatus;
  /** Whether it is being turned on or off. @selector [data-pending] */
  isPending: boolean;
}

export interface PushOptInRootProps extends PartProps<'div', PushOptInState> {
  /** From `usePushSettings`. */
  push: Pick<PushSettings, 'status' | 'isPending'>;
}

/** The offer of pushes in this browser without a look; it draws nothing where the site has none. */
export function PushOptInRoot({
  push: { status, isPending },
  as: Frame = 'div',
  ...props
}: PushOptInRootProps) {
  const drawn = usePart(props, { status, isPending });
  return status === 'none' ? null : <Frame {...drawn} />;
}
