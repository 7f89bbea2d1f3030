import { ClockTime, DayName, RelativeTime } from '@meetcute/kit/time';
import { useHasPassed, useLocalNow, useNow, useTimeZone } from '@meetcute/react/clock';

/** Times in the reader's zone and language. They change by themselves. */
export const Sent = ({ at }: { at: string }) => (
  <p>
    <DayName day={at.slice(0, 10)} /> <ClockTime at={at} /> (
    <RelativeTime at={at} asOf={useNow().getTime()} />)
  </p>
);

export function Offer({ until }: { until: number }) {
  const isOver = useHasPassed(until);
  return <p>{isOver ? 'The offer is over.' : 'The offer is open.'}</p>;
}

export function Today() {
  const { now, zone } = useLocalNow();
  const deviceZone = useTimeZone();
  return <p>{`${now.toLocaleDateString('en', { timeZone: zone })} (this device: ${deviceZone})`}</p>;
}
