export { ClockTime, DayName, RelativeTime, type RelativeTimeProps } from './Times.tsx';
