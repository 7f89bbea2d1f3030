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
import { countCharacters, reportCategories } from '@meetcute/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient } from '../provider/context.ts';

/** Subject of a report. */
export interface ReportSubject {
  /** Profile of the reported member. */
  profile: Profile;
  /** Messages of the conversation with the member; theirs can be attached as evidence. Default: none. */
  messages?: readonly Message[];
}

/** Form of a report, and its receipt. */
export interface UseReportResult {
  /** Categories to choose from, in display order. */
  categories: readonly ReportCategory[];
  /** Chosen category; null before. */
  category: ReportCategory | null;
  /** Chooses the category. */
  setCategory: (category: ReportCategory) => void;
  /** Whether the form was submitted without a category. */
  isCategoryMissing: boolean;
  /** Description in the member's own words. */
  text: string;
  /** Changes the description. */
  setText: (text: string) => void;
  /** Maximum length of the description, in characters. */
  textMax: number;
  /** Messages of the reported member, newest first; empty outside of a conversation. */
  messages: readonly Message[];
  /** Id of the message attached as evidence; '' for none. */
  message: string;
  /** Attaches a message by id; '' removes it. */
  setMessage: (id: string) => void;
  /** Photos of the reported member. */
  images: readonly ProfilePhoto[];
  /** Id of the reported photo; '' for none. */
  image: string;
  /** Chooses the reported photo by id; '' removes it. */
  setImage: (id: string) => void;
  /** Whether the report is being sent. */
  isPending: boolean;
  /** Translated message for the last failure; undefined without one. */
  error: string | undefined;
  /** Submits the form; sends nothing without a category. */
  onSubmit: (event?: FormEvent) => void;
  /** Id of the receipt; null before the server has stored the report. */
  receipt: string | null;
}

type Payload = CallPayload<typeof calls.report>;

/** Form state of a report about a member. Requires a category, and a text within the limit. */
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
    const isTooLong = countCharacters(text) > REPORT_TEXT_MAX;
    if (category === null || isTooLong || send.isPending) return;
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
    messages: messages.filter(({ sender, removed }) => sender === profile.id && !removed).toReversed(),
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
