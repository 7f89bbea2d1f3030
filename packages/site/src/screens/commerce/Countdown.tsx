import { useTranslation } from 'react-i18next';
import { useNow } from '@meetcute/react';

const SECOND = 1000;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Formats a duration as a clock: 59:07, or 1:00:00 from an hour. */
function clockOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / SECOND));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}` : `${minutes}:${twoDigits(rest)}`;
}

/** Props of `Countdown`. */
export interface CountdownProps {
  /** End, as an ISO instant. */
  until: string;
}

/** Time until a moment, counting down. Screen readers read it on demand and are not interrupted each second. */
export function Countdown({ until }: CountdownProps) {
  const { t } = useTranslation('commerce');
  const left = Date.parse(until) - useNow({ step: SECOND }).getTime();
  return <span role="timer">{t('discount.ends', { time: clockOf(left) })}</span>;
}
