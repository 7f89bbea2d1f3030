import { useViewer } from '@meetcute/react';
import { SafetyButton, type SafetyButtonProps } from './safety/SafetyButton.tsx';

/**
 * The way to report or block a member: a small button wherever a member is shown. Not there for visitors and on one's
 * own profile, and no slot, so that no template can leave it out.
 */
export function SafetyMenu(props: SafetyButtonProps) {
  const viewer = useViewer();
  return viewer && viewer.profile.id !== props.profile.id ? <SafetyButton {...props} /> : null;
}
