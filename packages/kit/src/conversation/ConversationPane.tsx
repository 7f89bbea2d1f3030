import type { Message, Profile } from '@meetcute/contract';
import {
  useImageDrop,
  useLatestCallback,
  useMessageForm,
  useMessageLog,
  useSafetyTip,
  type UseConversationPaneResult,
} from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useCallback, useEffect, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { noChatsDrawing } from '../drawings/NoChats.tsx';
import { failedDrawing } from '../drawings/Failed.tsx';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';
import { ConversationHeader, type ConversationHeaderProps } from './ConversationHeader.tsx';
import { MessageForm, type MessageFormProps } from './MessageForm.tsx';
import { MessageLog, type MessageLogProps } from './MessageLog.tsx';
import { MessageSkeleton } from './MessageSkeleton.tsx';
import { SafetyTip, type SafetyTipProps } from './SafetyTip.tsx';

const Frame = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;

  &[data-drop-target] {
    outline: 2px dashed ${vars.accent};
    outline-offset: calc(-1 * ${vars.space[1]});
  }
  > [role='alert'] {
    margin-block: auto;
  }
`;

/** State of a conversation pane, for its `className` and `style` functions. */
export interface ConversationPaneState {
  /** Whether it is loading, can be shown, failed to load, or no longer exists. @selector [data-status] */
  status: UseConversationPaneResult['status'];
  /** Whether files are dragged over the messages. @selector [data-drop-target] */
  isDropTarget: boolean;
}

/** Props of `ConversationPane`. */
export interface ConversationPaneProps
  extends
    FrameProps<HTMLDivElement, ConversationPaneState>,
    Pick<ConversationHeaderProps, 'backHref' | 'heading'>,
    Pick<MessageLogProps, 'Bubble' | 'onOpenImage'>,
    Pick<MessageFormProps, 'creditsAction'> {
  /** The conversation, from `useConversationPane`. @selector [data-status] */
  conversation: UseConversationPaneResult;
  /** Returns the URL of the other member's profile. */
  profileHref: (profile: Profile) => string;
  /**
   * Returns a menu such as report and block, for the header with all messages, and for the warning about a message
   * with this one. Pass a stable function, so that messages are not rendered again. Default: no menu.
   */
  menu?: (profile: Profile, messages: readonly Message[], place: 'header' | 'hint') => ReactNode;
  /** URL of safety tips, to which a tip before the first message links. Default: no tip. */
  safetyHref?: string;
  /**
   * Whether the field for a message takes the focus when the conversation opens, where a mouse or trackpad is used. On a
   * touchscreen the on-screen keyboard would cover the messages. Default: false.
   */
  hasOpeningFocus?: boolean;
  /** Notice above the form. Default: none. */
  notice?: ReactNode;
}

interface LogProps extends Omit<MessageLogProps, 'messages'> {
  /** The conversation. */
  conversation: UseConversationPaneResult;
  /** Moves the focus to the form. */
  focusForm: () => void;
}

/** The messages. A component of its own, because scrolling renders it again. Answering one leads to the form. */
function Log({ conversation, focusForm, ...props }: LogProps) {
  const messages = useMessageLog(conversation);
  const onAnswer = useLatestCallback((id: string) => {
    messages.onAnswer(id);
    focusForm();
  });
  return <MessageLog {...props} messages={{ ...messages, onAnswer }} />;
}

/** The form. A component of its own, because each key renders it again. */
function Form({
  conversation,
  creditsAction,
}: Pick<ConversationPaneProps, 'conversation' | 'creditsAction'>) {
  const name = conversation.profile?.name ?? '';
  return <MessageForm form={useMessageForm(conversation)} name={name} creditsAction={creditsAction} />;
}

interface TipProps extends Pick<ConversationPaneProps, 'conversation'>, Pick<SafetyTipProps, 'href'> {
  /** Moves the focus to the form. */
  focusForm: () => void;
}

/** Whether a press came from a finger. Older browsers do not say, so there the device decides. */
const isTouch = ({ nativeEvent }: MouseEvent) =>
  ((nativeEvent as Partial<PointerEvent>).pointerType ??
    (matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse')) === 'touch';

/** Moves the focus to the form once, unless it is on a control of the pane, or outside of the page's main part. */
function useOpeningFocus(isEnabled: boolean, pane: RefObject<HTMLElement | null>, focusForm: () => void) {
  const focus = useRef(focusForm);
  useEffect(() => {
    const { activeElement: focusedElement, body } = document;
    // The effect can run as late as the first press in the pane.
    const isInUse = Boolean(pane.current?.querySelector(':is(a, button, input, textarea):focus'));
    const isFree =
      !isInUse &&
      (focusedElement === null || focusedElement === body || focusedElement.closest('main') !== null);
    if (isEnabled && isFree && matchMedia('(hover: hover) and (pointer: fine)').matches) focus.current();
  }, [isEnabled, pane]);
}

/** The safety tip before the first message. Dismissing it removes the focused button, so the form takes the focus. */
function Tip({ conversation, href, focusForm }: TipProps) {
  const tip = useSafetyTip(conversation);
  if (!tip) return null;
  return (
    <SafetyTip
      href={href}
      onDismiss={(press) => {
        tip.onDismiss();
        // Focus by touch would open the on-screen keyboard.
        if (!isTouch(press)) focusForm();
      }}
    />
  );
}

/** A conversation with header, messages and form, or an error or empty state. It fills the height of its flex container. */
export function ConversationPane({
  conversation,
  profileHref,
  backHref,
  heading = 'h2',
  menu,
  safetyHref,
  Bubble,
  onOpenImage,
  creditsAction,
  hasOpeningFocus = false,
  notice,
  ...otherProps
}: ConversationPaneProps) {
  const { t } = useTranslation(['chat', 'common']);
  const { status, profile, isProfileLoading, data, onRetry } = conversation;
  const pane = useRef<HTMLDivElement>(null);
  const focusForm = () => pane.current?.querySelector('textarea')?.focus({ preventScroll: true });
  useOpeningFocus(hasOpeningFocus, pane, focusForm);
  const isMissing = status === 'missing';
  const choose = isMissing ? null : conversation.sending.image.choose;
  // Dropped or pasted beside the form, too, a picture belongs to the next message.
  const { isDropTarget, dropProps } = useImageDrop(choose && (([file]) => file && void choose(file)));
  const frame = useFrame(otherProps, { status, isDropTarget }, pane);
  const hintMenu = useCallback(
    (message: Message) => profile && menu?.(profile, [message], 'hint'),
    [menu, profile],
  );
  return (
    <Frame {...frame} {...dropProps}>
      <ConversationHeader
        profile={isMissing ? null : profile}
        isLoading={isProfileLoading}
        profileHref={profile ? profileHref(profile) : ''}
        backHref={backHref}
        heading={heading}
        menu={profile && menu?.(profile, data.page?.messages ?? [], 'header')}
      />
      {isMissing && (
        <EmptyState
          drawing={noChatsDrawing}
          title={t('conversation.goneTitle')}
          text={t('conversation.goneText')}
          action={
            backHref === undefined ? undefined : <ButtonLink href={backHref}>{t('search.all')}</ButtonLink>
          }
        />
      )}
      {status === 'failed' && (
        <EmptyState
          isAlert
          drawing={failedDrawing}
          title={t('conversation.failedTitle')}
          text={t('conversation.failedText')}
          action={<Button onPress={onRetry}>{t('common:tryAgain')}</Button>}
        />
      )}
      {status === 'loading' && <MessageSkeleton />}
      {status === 'ready' && (
        <Log
          conversation={conversation}
          focusForm={focusForm}
          {...(Bubble && { Bubble })}
          {...(onOpenImage && { onOpenImage })}
          {...(menu && { hintMenu })}
        />
      )}
      {safetyHref !== undefined && (
        <Tip conversation={conversation} href={safetyHref} focusForm={focusForm} />
      )}
      {status === 'ready' && notice}
      {!isMissing && <Form conversation={conversation} creditsAction={creditsAction} />}
    </Frame>
  );
}
