import { MoreEntries, RetryMessage } from '@meetcute/kit/feedback';
import { ConnectionBanner, useConnection } from '@meetcute/react/connection';
import { useLikesList } from '@meetcute/react/likes-list';

export function Example() {
  const { entries, retry, next } = useLikesList('received');
  if (retry) return <RetryMessage onRetry={retry}>The likes couldn’t be loaded.</RetryMessage>;
  return (
    <>
      <p>{`${entries.length} likes`}</p>
      {/* Loads the next page near the end of the list, and offers a retry. */}
      <MoreEntries next={next} failedTitle="The next likes couldn’t be loaded." />
    </>
  );
}

/** Says once on a page that the browser is offline. */
export const Offline = () => (
  <ConnectionBanner.Root connection={useConnection()}>
    {({ connection }) => (connection === 'offline' ? 'You are offline.' : null)}
  </ConnectionBanner.Root>
);
