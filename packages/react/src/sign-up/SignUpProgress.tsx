import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { usePart, type PartProps } from '../part/usePart.ts';
import { useSignUpContext } from './SignUpContext.ts';
import { useSignUpText } from './useSignUpText.ts';

/** State of the progress bar, for `className`, `style` and `children` functions. */
export interface SignUpProgressState {
  /** Whether all steps are complete. @selector [data-complete] */
  isComplete: boolean;
}

/** Props of `SignUp.Progress`. */
export type SignUpProgressProps = PartProps<'div', SignUpProgressState>;

/**
 * Unstyled progress bar of the sign-up wizard. Sets the CSS variables `--progress`, from 0 to 1, and `--count`, the
 * number of steps that it counts, and a translated value text such as 'Step 2 of 6' for screen readers (spec: signup.progress-step-over-6).
 */
export function SignUpProgress({ as: Frame = 'div', ...props }: SignUpProgressProps) {
  const { t } = useTranslation('signUp');
  const signUp = useSignUpContext();
  const { progress, position } = signUp;
  const frameProps = usePart(props, { isComplete: progress === 1 });
  const style = Object.assign<CSSProperties, object>(
    { ...frameProps.style },
    { '--progress': progress, '--count': position.count },
  );
  return (
    <Frame
      role="progressbar"
      aria-label={t('progress')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(progress * 100)}
      aria-valuetext={useSignUpText(signUp)}
      {...frameProps}
      style={style}
    />
  );
}
