import type { Profile } from '@meetcute/contract';
import { useConnection, usePresence } from '@meetcute/react/connection';

export const Connection = () => <p>{useConnection()}</p>;

/** Shows nobody as online while the browser is offline. */
export function Presence({ profile }: { profile: Profile }) {
  const { online } = usePresence(profile);
  return <p>{online ? 'Online' : 'Offline'}</p>;
}
