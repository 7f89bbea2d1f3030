import type { SignUp } from '@meetcute/react';
import { AboutStep } from './AboutStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { MembersStep } from './MembersStep.tsx';
import { PersonStep } from './PersonStep.tsx';
import { PhotoStep } from './PhotoStep.tsx';
import { PlaceStep } from './PlaceStep.tsx';
import { PushStep } from './PushStep.tsx';

/** Steps 1 to 7 in a separate chunk, so that visitors of the form do not load photos and dates. */
export default function LaterStep({ step, onContinue, onClose }: SignUp) {
  if (step === 1) return <PushStep onContinue={onContinue} />;
  if (step === 2) return <PhotoStep onContinue={onContinue} />;
  if (step === 3) return <PlaceStep onContinue={onContinue} />;
  if (step === 4) return <PersonStep onContinue={onContinue} />;
  if (step === 5) return <AboutStep onContinue={onContinue} />;
  if (step === 6) return <MembersStep onContinue={onContinue} />;
  if (step === 7) return <DoneStep onClose={onClose} />;
  return null;
}
