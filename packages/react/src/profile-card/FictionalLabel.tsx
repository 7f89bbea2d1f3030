import type { Profile } from '@meetcute/contract';
import { useTranslation } from 'react-i18next';

export interface FictionalLabelProps {
  profile: Pick<Profile, 'fictional'>;
}

/**
 * Says in words that a profile is fictional; draws nothing for real members. It is part of every headless root that
 * shows a member, so no brand can leave it out.
 */
export function FictionalLabel({ profile }: FictionalLabelProps) {
  const { t } = useTranslation('common');
  return profile.fictional ? <span data-part="fictional">{t('fictional.label')}</span> : null;
}
