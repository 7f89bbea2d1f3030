import { mutationFor, queryKeyOf } from '@meetcute/client';
import { calls, type DocumentVersion, type Language } from '@meetcute/contract';
import { legalVersions } from '@meetcute/i18n/legal';
import { useMutation } from '@tanstack/react-query';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient, useQueryClient } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';

/** Request for the consent to new versions of legal texts, returned by `useConsentRequest`. */
export interface ConsentRequest {
  /** Versions that need the consent of the logged-in member. Empty for a logged-out visitor. */
  documents: readonly DocumentVersion[];
  /** Accepts all of them, read in a language. */
  accept: (language: Language) => void;
  /** Whether the consent is being sent. */
  isPending: boolean;
  /** Translated message for a failed consent; undefined if it did not fail. */
  error: string | undefined;
}

const isShown = ({ document, version }: DocumentVersion) => legalVersions[document] === version;

/**
 * Returns the versions of terms and privacy that the member must accept. Omits versions newer than the texts of this
 * page, because it can't show them.
 */
export function useConsentRequest(): ConsentRequest {
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const documents = (useViewer()?.consents_due ?? []).filter(isShown);
  const { mutate, isPending, error } = useMutation({
    ...mutationFor(useClient(), calls.acceptDocuments),
    onSuccess: ({ user }) => queryClient.setQueryData(queryKeyOf(calls.getUser), user),
  });
  return {
    documents,
    accept: (language) => mutate({ payload: { documents, language } }),
    isPending,
    error: error ? errorText(error) : undefined,
  };
}
