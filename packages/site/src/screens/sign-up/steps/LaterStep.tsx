import type { SignUpWizard } from '@meetcute/react';
import { AboutStep } from './AboutStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { MembersStep } from './MembersStep.tsx';
import { PersonStep } from './PersonStep.tsx';
import { PhotoStep } from './PhotoStep.tsx';
import { PlaceStep } from './PlaceStep.tsx';
import { PushStep } from './PushStep.tsx';

/** Steps 1 to 7 in a separate chunk, so that visitors of the form do not load photos and dates. */
export default function LaterStep({ step, onContinue, onClose }: SignUpWizard) {
  if (step === 'push') return <PushStep onContinue={onContinue} />;
  if (step === 'photo') return <PhotoStep onContinue={onContinue} />;
  if (step === 'place') return <PlaceStep onContinue={onContinue} />;
  if (step === 'person') return <PersonStep onContinue={onContinue} />;
  if (step === 'about') return <AboutStep onContinue={onContinue} />;
  if (step === 'members') return <MembersStep onContinue={onContinue} />;
  if (step === 'end') return <DoneStep onClose={onClose} />;
  return null;
}
