import type { AccountState as State } from '@meetcute/contract/desk';
import { momentText } from '../texts/moments.ts';
import { useTexts } from '../texts/texts.ts';

/** State of a member's account in words. */
export function AccountState({ state, suspended_until: suspensionEnd }: State) {
  const t = useTexts();
  return <>{t(`account.${state}`, { until: suspensionEnd === null ? '' : momentText(suspensionEnd) })}</>;
}
