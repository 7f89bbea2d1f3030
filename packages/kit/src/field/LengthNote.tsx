import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { vars } from '@meetcute/theme';
import { DelayedAnnouncement } from '../feedback/DelayedAnnouncement.tsx';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

const Frame = styled.span`
  flex: 1 0 100%;
  color: ${vars.textMuted};
  font-size: ${vars.type.note};
  font-variant-numeric: tabular-nums;
  line-height: ${vars.leading.snug};

  &:empty {
    display: none;
  }
  &[data-invalid] {
    color: ${vars.danger};
  }
`;

/** Number of remaining characters from which the note is shown. */
const COUNT_FROM = 200;

/** Returns whether so few characters are left, or so many too many, that the number is shown. */
export const isCounted = ({ left, from = COUNT_FROM }: Pick<LengthNoteProps, 'left' | 'from'>): boolean =>
  left <= from;

/** State of a length note, for its `className` and `style` functions. */
export interface LengthNoteState {
  /** Whether the text is too long. @selector [data-invalid] */
  isInvalid: boolean;
}

/** Props of `LengthNote`. */
export interface LengthNoteProps extends FrameProps<HTMLSpanElement, LengthNoteState> {
  /** Number of characters left; negative for a text that is too long. */
  left: number;
  /** Number of remaining characters from which the note is shown. Default: 200. */
  from?: number | undefined;
}

/**
 * Number of characters that are left, or too many, below a field with a limit. Announced when typing pauses. Empty while
 * many are left.
 */
export function LengthNote({ left, from, ...frame }: LengthNoteProps) {
  const { t } = useTranslation('common');
  const isInvalid = left < 0;
  const words = isCounted({ left, from })
    ? t(isInvalid ? 'charactersOver' : 'charactersLeft', { count: Math.abs(left) })
    : '';
  return (
    <>
      <Frame data-part="length" {...useFrame(frame, { isInvalid })}>
        {words}
      </Frame>
      {words !== '' && <DelayedAnnouncement>{words}</DelayedAnnouncement>}
    </>
  );
}
