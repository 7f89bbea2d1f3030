import { useBirthDatePrompt } from '@meetcute/react';
import { lazy, Suspense } from 'react';

const BirthDateDialog = lazy(() => import('./BirthDateDialog.tsx'));

/** Shows the date-of-birth dialog when an action on the page needs it before a first like or message. */
export function BirthDatePrompt() {
  const { isAsked, onClose } = useBirthDatePrompt();
  return isAsked ? (
    <Suspense>
      <BirthDateDialog onClose={onClose} />
    </Suspense>
  ) : null;
}
