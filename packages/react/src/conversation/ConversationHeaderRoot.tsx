import type { Profile } from '@meetcute/contract';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { FictionalLabel } from '../profile-card/FictionalLabel.tsx';

export interface ConversationHeaderRootProps extends ComponentPropsWithRef<'header'> {
  /** The other member; null while not known. */
  profile: Profile | null;
  /** The element to draw: a header, or a styled one. Default: `header`. */
  as?: ElementType;
}

/**
 * The head of a conversation without a look: who one talks to. Draws the fictional label itself, so that it stands
 * above every message of a fictional profile.
 * @selector [data-fictional] for fictional profiles, [data-online] for members who are online
 */
export function ConversationHeaderRoot({
  profile,
  as: Frame = 'header',
  children,
  ...props
}: ConversationHeaderRootProps) {
  return (
    <Frame
      {...props}
      data-fictional={profile?.fictional || undefined}
      data-online={profile?.online || undefined}
    >
      {children}
      {profile && <FictionalLabel profile={profile} />}
    </Frame>
  );
}
