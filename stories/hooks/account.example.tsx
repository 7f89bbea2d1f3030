import { useConsentRequest, useMailLink, useResendActivation, useSaveUser } from '@meetcute/react/account';

/** Saves fields of the logged-in member. */
export function Rename() {
  const save = useSaveUser();
  return (
    <button disabled={save.isPending} onClick={() => save.mutate({ payload: { profile: { name: 'Robin' } } })}>
      Call me Robin
    </button>
  );
}

/** The page that the link of a mail opens, with the token of its address. */
export function ConfirmEmail({ token }: { token: string }) {
  const { status, retry } = useMailLink('confirmEmail', token);
  if (retry) return <button onClick={retry}>Try again</button>;
  return <p>{status === 'done' ? 'Your address is confirmed.' : 'Confirming…'}</p>;
}

export function Resend() {
  const resend = useResendActivation();
  return <button onClick={() => resend.mutate({})}>{resend.isSuccess ? 'Sent' : 'Send the mail again'}</button>;
}

/** Asks for consent to legal texts that changed. */
export function NewTerms() {
  const { documents, isPending, accept } = useConsentRequest();
  if (documents.length === 0) return null;
  return (
    <button disabled={isPending} onClick={() => accept('en')}>
      Accept the new terms
    </button>
  );
}
