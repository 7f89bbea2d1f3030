import { useIsLoggingOut, useLiveSession, usePageHidden, useSendTyping, useTyping } from '@meetcute/react/live';

/** Once on the page: updates chats, likes and counts, and sends waiting messages. */
export function Live({ onDone }: { onDone: () => void }) {
  useLiveSession({ onLoggedOut: onDone });
  // Tells the server when the page is in the background.
  usePageHidden();
  return useIsLoggingOut() ? <p>Logging out…</p> : null;
}

/** A field that shows when the other member types, and says so to them. */
export function Field({ id }: { id: string }) {
  const isTyping = useTyping(id);
  const sendTyping = useSendTyping(id);
  return <input aria-label="Message" placeholder={isTyping ? 'Typing…' : ''} onChange={sendTyping} />;
}
