import { usePart, type PartProps } from '../part/usePart.ts';
import type { UseActivationProgressResult } from './useActivationProgress.ts';

/** State of the activation progress, for `className`, `style` and `children` functions. */
export interface ActivationProgressRootState {
  /** Outcome of the mail: 'waiting', 'delivered', 'missing' or 'confirmed'. @selector [data-outcome] */
  outcome: UseActivationProgressResult['outcome'];
  /** Current one of the four texts, '0' to '3'. @selector [data-stage] */
  stage: string;
}

/** Props of `ActivationProgress.Root`. */
export interface ActivationProgressRootProps extends PartProps<'div', ActivationProgressRootState> {
  /** Progress to show, from `useActivationProgress`. @selector [data-outcome], [data-stage] */
  progress: Pick<UseActivationProgressResult, 'outcome' | 'stage'>;
}

/** Unstyled status region for the progress of the activation mail. Changes of its text are announced politely. */
export function ActivationProgressRoot({
  progress,
  as: Frame = 'div',
  ...props
}: ActivationProgressRootProps) {
  const { outcome, stage } = progress;
  const frameProps = usePart(props, { outcome, stage: String(stage) });
  return <Frame role="status" aria-busy={outcome === 'waiting'} {...frameProps} />;
}
