import type { Profile } from '@meetcute/contract';
import { useMandatoryWords } from '../part/useMandatoryWords.ts';
import { usePart, type PartProps } from '../part/usePart.ts';

/** State of the label; it has none. */
export type FictionalLabelState = Readonly<Record<never, never>>;

/** Props of `FictionalLabel`. */
export interface FictionalLabelProps extends PartProps<'span', FictionalLabelState> {
  /** Profile to label when it is fictional. */
  profile: Pick<Profile, 'fictional'>;
}

/**
 * Labels a fictional profile in words; renders nothing for real members. Every headless root that shows a member
 * renders it, so a brand can't leave it out. Children, such as an icon, go before the words and never replace them.
 * @selector [data-part='fictional']
 */
export function FictionalLabel({ profile, as: Frame = 'span', ...props }: FictionalLabelProps) {
  const words = useMandatoryWords('fictional.label');
  const { children, ...drawn } = usePart(props, {});
  if (!profile.fictional) return null;
  return (
    <Frame {...drawn} data-part="fictional">
      {children}
      {words}
    </Frame>
  );
}
