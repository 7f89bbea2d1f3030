import { useTranslation } from 'react-i18next';
import type { SignUpWizard } from './wizard.ts';

/**
 * Returns the progress of a wizard in words, such as 'Step 3 of 6 · Profile 2 of 4'. Words, bar and dots come from the same
 * numbers, so that they never disagree; the dots are the parts of the profile.
 */
export function useSignUpText({ position, dots }: Pick<SignUpWizard, 'position' | 'dots'>): string {
  const { t } = useTranslation('signUp');
  const { step, count, dot } = position;
  if (step === 0) return t('start');
  if (step > count) return t('complete');
  return t(dots && dot > 0 ? 'stepAndDot' : 'step', { ...position });
}
