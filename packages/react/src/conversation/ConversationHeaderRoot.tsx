import type { Profile } from '@meetcute/contract';
import { usePart, type PartProps } from '../part/usePart.ts';
import { FictionalLabel } from '../profile-card/FictionalLabel.tsx';

export interface ConversationHeaderState {
  /** Whether the other profile is made up. @selector [data-fictional] */
  isFictional: boolean;
  /** Whether the other member is here now. @selector [data-online] */
  isOnline: boolean;
}

export interface ConversationHeaderRootProps extends PartProps<'header', ConversationHeaderState> {
  /** The other member; null while not known. */
  profile: Profile | null;
}

/**
 * The head of a conversation without a look: who one talks to. Draws the fictional label itself, so that it stands
 * above every message of a fictional profile.
 */
export function ConversationHeaderRoot({
  profile,
  as: Frame = 'header',
  ...props
}: ConversationHeaderRootProps) {
  const { fictional: isFictional = false, online: isOnline = false } = profile ?? {};
  const { children, ...drawn } = usePart(props, { isFictional, isOnline });
  return (
    <Frame {...drawn}>
      {children}
      {profile && <FictionalLabel profile={profile} />}
    </Frame>
  );
}
