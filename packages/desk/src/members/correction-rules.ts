import { CORRECTION_MAX } from '@meetcute/contract/desk';

/** Returns the credits that a form adds, or takes as a number below zero; null when the amount is no number in range. */
export function creditsOf(direction: 'add' | 'take', amount: string): number | null {
  const trimmedAmount = amount.trim();
  const credits = /^\d{1,6}$/.test(trimmedAmount) ? Number(trimmedAmount) : 0;
  if (credits === 0 || credits > CORRECTION_MAX) return null;
  return direction === 'add' ? credits : -credits;
}
