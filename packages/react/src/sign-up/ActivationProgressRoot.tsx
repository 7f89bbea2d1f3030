import { usePart, type PartProps } from '../part/usePart.ts';
import type { ActivationProgress } from './useActivationProgress.ts';

export interface ActivationProgressRootState {
  /** What became of the mail. @selector [data-outcome] */
  outcome: ActivationProgress['outcome'];
  /** Which of the four texts is on, '0' to '3'. @selector [data-stage] */
  stage: string;
}

export interface ActivationProgressRootProps extends PartProps<'div', ActivationProgressRootState> {
  /** From `useActivationProgress`. */
  progress: Pick<ActivationProgress, 'outcome' | 'stage'>;
}

/** What becomes of the activation mail without a look, a div whose words are announced politely as they change. */
export function ActivationProgressRoot({
  progress,
  as: Frame = 'div',
  ...props
}: ActivationProgressRootProps) {
  const { outcome, stage } = progress;
  const drawn = usePart(props, { outcome, stage: String(stage) });
  return <Frame role="status" aria-busy={outcome === 'waiting'} {...drawn} />;
}
