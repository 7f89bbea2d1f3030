import { usePart, type PartProps } from '../part/usePart.ts';
import type { PushSettings, PushStatus } from './usePushSettings.ts';

/** State of the push opt-in, for `className`, `style` and `children` functions. */
export interface PushOptInState {
  /** State of push notifications in this browser. @selector [data-status] */
  status: PushStatus;
  /** Whether push is being turned on or off. @selector [data-pending] */
  isPending: boolean;
}

/** Props of `PushOptIn.Root`. */
export interface PushOptInRootProps extends PartProps<'div', PushOptInState> {
  /** Push settings of this browser, from `usePushSettings`. */
  push: Pick<PushSettings, 'status' | 'isPending'>;
}

/** Unstyled container for turning push notifications on and off. Renders nothing when the site has no push. */
export function PushOptInRoot({
  push: { status, isPending },
  as: Frame = 'div',
  ...props
}: PushOptInRootProps) {
  const frameProps = usePart(props, { status, isPending });
  return status === 'none' ? null : <Frame {...frameProps} />;
}
