import { mutationFor } from '@meetcute/client';
import {
  calls,
  REPORT_TEXT_MAX,
  type CallPayload,
  type ProfilePhoto,
  type Message,
  type Profile,
  type ReportCategory,
} from '@meetcute/contract';
import { reportCategories } from '@meetcute/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient } from '../provider/context.ts';

/** What a report is about. */
export interface ReportSubject {
  profile: Profile;
  /** What was said between the two; those of the reported one can be shown as evidence. Default: none. */
  messages?: readonly Message[];
}

/** The form of a report, and its receipt. */
export interface UseReportResult {
  /** What can be chosen from, in its order. */
  categories: readonly ReportCategory[];
  /** What was chosen; null before. */
  category: ReportCategory | null;
  setCategory: (category: ReportCategory) => void;
  /** Whether it was sent without a category. */
  isCategoryMissing: boolean;
  text: string;
  setText: (text: string) => void;
  textMax: number;
  /** Messages of the reported one, newest first; none where the report comes from no chat. */
  messages: readonly Message[];
  /** Id of the message that is shown as evidence, '' for none. */
  message: string;
  setMessage: (id: string) => void;
  /** Photos of the reported one. */
  images: readonly ProfilePhoto[];
  /** Id of the photo that it is about, '' for none. */
  image: string;
  setImage: (id: string) => void;
  isPending: boolean;
  /** Words for the last failure; undefined while there is none. */
  error: string | undefined;
  onSubmit: (event?: FormEvent) => void;
  /** The receipt; null before the report is taken down. */
  receipt: string | null;
}

type Payload = CallPayload<typeof calls.report>;

/** State of the report about a member; nothing is sent without a category. */
export function useReport({ profile, messages = [] }: ReportSubject): UseReportResult {
  const [category, setCategory] = useState<ReportCategory | null>(null);
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');
  const [image, setImage] = useState('');
  const [isSent, setIsSent] = useState(false);
  const errorText = useErrorText();
  const send = useMutation(mutationFor(useClient(), calls.report));
  const onSubmit = (event?: FormEvent) => {
    event?.preventDefault();
    setIsSent(true);
    if (category === null || send.isPending) return;
    const evidence: Partial<Payload> = { ...(message && { message }), ...(image && { image }) };
    send.mutate({ payload: { profile: profile.id, category, text: text.trim(), ...evidence } });
  };
  return {
    categories: reportCategories,
    category,
    setCategory,
    isCategoryMissing: isSent && category === null,
    text,
    setText,
    textMax: REPORT_TEXT_MAX,
    messages: messages.filter(({ sender }) => sender === profile.id).toReversed(),
    message,
    setMessage,
    images: profile.images,
    image,
    setImage,
    isPending: send.isPending,
    error: send.error ? errorText(send.error) : undefined,
    onSubmit,
    receipt: send.data?.receipt ?? null,
  };
}
