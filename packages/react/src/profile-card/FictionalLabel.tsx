import type { Profile } from '@meetcute/contract';
import { useTranslation } from 'react-i18next';
import { usePart, type PartProps } from '../part/usePart.ts';

/** The label looks the same in every state: it is there, or it is not. */
export type FictionalLabelState = Readonly<Record<never, never>>;

export interface FictionalLabelProps extends PartProps<'span', FictionalLabelState> {
  profile: Pick<Profile, 'fictional'>;
}

/**
 * Says in words that a profile is fictional; draws nothing for real members. It is part of every headless root that
 * shows a member, so no brand can leave it out; children, such as an icon, stand before the words and never replace them.
 * @selector [data-part='fictional']
 */
export function FictionalLabel({ profile, as: Frame = 'span', ...props }: FictionalLabelProps) {
  const { t } = useTranslation('common');
  const { children, ...drawn } = usePart(props, {});
  if (!profile.fictional) return null;
  return (
    <Frame {...drawn} data-part="fictional">
      {children}
      {t('fictional.label')}
    </Frame>
  );
}
