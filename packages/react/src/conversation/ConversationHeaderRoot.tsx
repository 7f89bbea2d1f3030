import type { Profile } from '@meetcute/contract';
import { usePart, type PartProps } from '../part/usePart.ts';
import { FictionalLabel } from '../profile-card/FictionalLabel.tsx';

/** State of a conversation header, passed to its `className`, `style` and `children` functions. */
export interface ConversationHeaderState {
  /** Whether the other profile is fictional. @selector [data-fictional] */
  isFictional: boolean;
  /** Whether the other member is online. @selector [data-online] */
  isOnline: boolean;
}

/** Props of `Conversation.Header`. */
export interface ConversationHeaderRootProps extends PartProps<'header', ConversationHeaderState> {
  /** Profile of the other member; null until loaded. @selector [data-fictional], [data-online] */
  profile: Profile | null;
}

/**
 * Unstyled `header` of a conversation. Appends the label of a fictional profile after its children, so that the label is
 * always visible above the messages.
 */
export function ConversationHeaderRoot({
  profile,
  as: Frame = 'header',
  ...props
}: ConversationHeaderRootProps) {
  const { fictional: isFictional = false, online: isOnline = false } = profile ?? {};
  const { children, ...frameProps } = usePart(props, { isFictional, isOnline });
  return (
    <Frame {...frameProps}>
      {children}
      {profile && <FictionalLabel profile={profile} />}
    </Frame>
  );
}
