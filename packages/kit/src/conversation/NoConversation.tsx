import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { noChatsDrawing } from '../drawings/NoChats.tsx';
import { EmptyState, type EmptyStateState } from '../feedback/EmptyState.tsx';
import type { FrameProps } from '../frame/useFrame.ts';

/** Props of `NoConversation`. */
export interface NoConversationProps extends FrameProps<HTMLDivElement, EmptyStateState> {
  /** Other action to take, such as a link to the search. Default: none. */
  action?: ReactNode;
}

/** Shown beside a list of chats while none of them is open. */
export function NoConversation({ action, ...frame }: NoConversationProps) {
  const { t } = useTranslation('chat');
  return (
    <EmptyState
      {...frame}
      drawing={noChatsDrawing}
      title={t('choose.title')}
      text={t('choose.text')}
      action={action}
    />
  );
}
