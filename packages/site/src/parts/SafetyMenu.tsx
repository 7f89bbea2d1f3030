import { useViewer } from '@meetcute/react';
import { SafetyButton, type SafetyButtonProps } from './safety/SafetyButton.tsx';

/**
 * Button to report or block a member. Renders nothing for visitors and on the viewer's own profile. It is not
 * a slot, so no template can omit it.
 */
export function SafetyMenu(props: SafetyButtonProps) {
  const viewer = useViewer();
  return viewer && viewer.profile.id !== props.profile.id ? <SafetyButton {...props} /> : null;
}
