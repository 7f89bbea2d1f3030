import type { Profile } from '@meetcute/contract';
import { use } from 'react';
import { checkProfile } from '../part/check-profile.ts';
import { useMandatoryWords } from '../part/useMandatoryWords.ts';
import { usePart, type PartProps } from '../part/usePart.ts';
import { MeetcuteContext } from '../provider/context.ts';

declare const process: { env: { NODE_ENV?: string } };

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
 * `data-icon` is the site's `fictional_icon`, which a theme draws before the words.
 * @selector [data-part='fictional'], [data-icon]
 */
export function FictionalLabel({ profile, as: Frame = 'span', ...props }: FictionalLabelProps) {
  if (process.env.NODE_ENV !== 'production') checkProfile('FictionalLabel', profile, 'fictional');
  const words = useMandatoryWords('fictional.label');
  const { children, ...frameProps } = usePart(props, {});
  const icon = use(MeetcuteContext)?.settings.fictional_icon ?? undefined;
  if (!profile.fictional) return null;
  return (
    <Frame {...frameProps} data-part="fictional" data-icon={icon}>
      {children}
      {words}
    </Frame>
  );
}
