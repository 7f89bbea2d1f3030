export {
  ClockTime,
  DayName,
  RelativeTime,
  type ClockTimeProps,
  type DayNameProps,
  type RelativeTimeProps,
} from './Times.tsx';
