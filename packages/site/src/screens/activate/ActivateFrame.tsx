import { StateFrame, type StateFrameProps } from '@meetcute/kit';
import type { Icon } from '@phosphor-icons/react/lib';
import { EnvelopeOpen } from '@phosphor-icons/react/EnvelopeOpen';
import { EnvelopeSimple } from '@phosphor-icons/react/EnvelopeSimple';
import { SealCheck } from '@phosphor-icons/react/SealCheck';

const drawings: Record<'working' | 'sent' | 'failed' | 'done', Icon> = {
  working: EnvelopeSimple,
  sent: EnvelopeSimple,
  failed: EnvelopeOpen,
  done: SealCheck,
};

/** Props of `ActivateFrame`. */
export interface ActivateFrameProps extends Omit<StateFrameProps, 'drawing' | 'state'> {
  /** State of the activation. @selector [data-state] */
  state: keyof typeof drawings;
}

/** Result of a link from a mail, with actions below. */
export function ActivateFrame({ state, ...props }: ActivateFrameProps) {
  return <StateFrame {...props} state={state} drawing={drawings[state]} />;
}
