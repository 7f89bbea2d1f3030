import type { AccountState as State } from '@meetcute/contract/desk';
import { momentText } from '../texts/moments.ts';
import { useTexts } from '../texts/texts.ts';

/** State of a member's account in words. */
export function AccountState({ state, suspended_until: until }: State) {
  const t = useTexts();
  return <>{t(`account.${state}`, { until: until === null ? '' : momentText(until) })}</>;
}
