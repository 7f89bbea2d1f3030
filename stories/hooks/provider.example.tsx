import { calls } from '@meetcute/contract';
import {
  MeetcuteProvider,
  useClient,
  usePersistentState,
  useSessionState,
  usePorts,
  useSettings,
  useTrafficSource,
  type Meetcute,
} from '@meetcute/react/provider';
import type { ReactNode } from 'react';

/** Around everything. `createMeetcute` creates the value once, outside of components. */
export const App = ({ meetcute, children }: { meetcute: Meetcute; children?: ReactNode }) => (
  <MeetcuteProvider value={meetcute}>{children}</MeetcuteProvider>
);

/** Settings of the site, and whether an advert brought the visitor here. */
export function SiteName() {
  const { name, min_age } = useSettings();
  const isFromAdvert = useTrafficSource() !== null;
  return <p>{isFromAdvert ? `Welcome to ${name}` : `${name}, from ${min_age}`}</p>;
}

/** State that survives a reload, for each member on their own. */
export function Note() {
  const [note, setNote] = usePersistentState('note', '');
  return <textarea aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />;
}

/** State of this tab, until it is closed. */
export function Hint() {
  const [isClosed, setIsClosed] = useSessionState('hint-closed', false);
  return isClosed ? null : <button onClick={() => setIsClosed(true)}>Close the hint</button>;
}

/** A call of your own, and a port to the browser. */
export function Company() {
  const client = useClient();
  const { alert } = usePorts();
  const show = async () => alert((await client.call(calls.getCompanyInfo)).company_name);
  return <button onClick={() => void show()}>Who runs this site?</button>;
}
