import { MESSAGE_MAX, type Profile } from '@meetcute/contract';
import { readMessagePrice } from '@meetcute/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSendTyping } from '../live/useTyping.ts';
import { useDraft } from '../messaging/useDraft.ts';
import type { ImageChoice } from '../messaging/useImageChoice.ts';
import type { UseSendResult } from '../messaging/useSend.ts';
import { createDraftKey } from '../messaging/outbox/draft-storage.ts';
import { usePorts, useSettings } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';
import { useQuote, type Quote, type QuoteOptions } from './useQuote.ts';
import type { ComposerOptions } from './useComposer.ts';

/** State of the form for a new message, returned by `useMessageForm`. Its options for `useComposer` are all set. */
export interface UseMessageFormResult extends Required<ComposerOptions> {
  /** Whether sending is blocked: the recipient is unknown, or the credits do not pay for a message. */
  isBlocked: boolean;
  /** Whether the message has an image and therefore needs no text. */
  hasMore: boolean;
  /** Image for the message, and how to choose it. */
  image: Pick<ImageChoice, 'value' | 'onChange' | 'choose' | 'refusal'>;
  /** Reference to what the message answers; null for nothing. */
  quote: Quote | null;
  /** Leaves out what the message answers. */
  onRemoveQuote: () => void;
  /** Price of a message in credits; 0 where messages are free. */
  price: number;
  /** Whether price and credits are noted beside the send button. Otherwise the button itself shows the price. */
  hasPriceNote: boolean;
  /** Credits of the member. */
  credits: number;
  /** Whether the credits pay for a message. Sending is blocked otherwise. */
  canAfford: boolean;
  /** Whether the browser stores the draft and unsent messages. Otherwise closing the page loses them. */
  isPersistent: boolean;
}

/** Options of `useMessageForm`; the result of `useConversationPane` has them all. */
export interface MessageFormOptions {
  /** Id of the conversation. */
  id: string;
  /** Actions of the conversation, from `useSend`. */
  sending: Pick<UseSendResult, 'send' | 'image' | 'reference' | 'setReference' | 'isPersistent'>;
  /** The other member. Default: unknown. */
  profile?: Profile | null;
  /**
   * Whether messages can be sent: the recipient is known. Until then, drafts are stored but not sent or charged.
   * Default: true.
   */
  isReady?: boolean;
}

/**
 * Returns what the next message answers. A part that is gone leaves the message at once, because the server would refuse
 * it, also after a payment. The form says so until the message is sent.
 */
function useChosenQuote(options: QuoteOptions, setReference: UseSendResult['setReference']) {
  const quote = useQuote(options);
  const [goneQuote, setGoneQuote] = useState<Quote | null>(null);
  const isGone = quote?.status === 'gone';
  if (quote && isGone !== (goneQuote !== null)) setGoneQuote(isGone ? quote : null);
  const leaveOut = useEffectEvent(() => setReference(null));
  useEffect(() => {
    if (isGone) leaveOut();
  }, [isGone]);
  return { quote: quote ?? goneQuote, forget: () => setGoneQuote(null) };
}

/**
 * Connects the form for a new message to a conversation: its stored draft, the image, the price, the typing signal, and
 * sending. Call it in a component of the form alone, so that a key renders the form and not the messages.
 */
export function useMessageForm({
  id,
  sending,
  profile = null,
  isReady = true,
}: MessageFormOptions): UseMessageFormResult {
  const { send, image, reference, setReference, isPersistent } = sending;
  const chosenQuote = useChosenQuote({ reference, isOwn: true, conversation: id, profile }, setReference);
  const settings = useSettings();
  const { now, localStore } = usePorts();
  const viewer = useViewer() ?? null;
  const price = readMessagePrice(viewer, settings, now());
  const credits = viewer?.credits ?? 0;
  const [value, onChange] = useDraft(id);
  const onTyping = useSendTyping(id);
  const canAfford = credits >= price;
  return {
    value,
    onChange,
    onSend: (text) => {
      onChange('');
      chosenQuote.forget();
      send(text);
    },
    onTyping,
    maxLength: MESSAGE_MAX,
    isBlocked: !isReady || !canAfford,
    hasMore: image.value !== null,
    image,
    quote: chosenQuote.quote,
    onRemoveQuote: () => {
      chosenQuote.forget();
      setReference(null);
    },
    price,
    hasPriceNote: settings.chat.costNote !== false,
    credits,
    canAfford,
    isPersistent: isPersistent && !localStore.isUnsaved(createDraftKey(viewer?.profile.id ?? '', id)),
  };
}
