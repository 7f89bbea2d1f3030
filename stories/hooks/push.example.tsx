import { usePush, usePushLater, usePushSync } from '@meetcute/react/push';

/** Once in the shell: keeps the subscription of this browser with the account. */
export function Sync() {
  usePushSync();
  return null;
}

/** Asks for permission, subscribes and registers. */
export function Subscribe() {
  const { onSubscribe, isPending, error } = usePush();
  return (
    <button disabled={isPending || onSubscribe === null} onClick={() => onSubscribe?.()}>
      {error ? 'Try again' : 'Turn on notifications'}
    </button>
  );
}

/** Offers push once more to a member who skipped it in the sign-up; rendered after the first message. */
export function SubscribeLater() {
  const offer = usePushLater();
  return offer && <button onClick={offer.onAllow}>Know when they reply</button>;
}
