import type { UseMessageFormResult } from '@meetcute/react';
import type { ReactElement } from 'react';
import { MessageForm } from '../conversation/MessageForm.tsx';

const nothing = () => undefined;

const form: UseMessageFormResult = {
  value: '',
  onChange: nothing,
  onSend: nothing,
  onTyping: nothing,
  maxLength: 100,
  isBlocked: false,
  hasMore: false,
  image: { value: null, onChange: nothing, choose: null, isUnreadable: false },
  price: 0,
  credits: 0,
  canAfford: true,
  isPersistent: true,
};

/** Panes of a page by name, each with the fewest props that render it beside the given ones. */
export const paneExamples: Readonly<Record<string, (given: object) => ReactElement>> = {
  MessageForm: (given) => <MessageForm form={form} name="Robin" {...given} />,
};
