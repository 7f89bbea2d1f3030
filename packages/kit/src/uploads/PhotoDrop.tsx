import { Camera } from '@phosphor-icons/react/Camera';
import { vars } from '@meetcute/theme';
import { useImageDrop } from '@meetcute/react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useButton } from '../button/useButton.ts';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';
import { useImagePicker } from './useImagePicker.tsx';

const Frame = styled.div`
  display: grid;
  border: 2px dashed ${vars.edge};
  border-radius: ${vars.radius.large};
  background: ${vars.surfaceRaised};
  transition:
    border-color ${vars.motion.feedback},
    background ${vars.motion.feedback};

  &[data-drop-target] {
    border-color: ${vars.accent};
    background: ${vars.accentSoft};
  }
  /* Touch devices keep the hover state after a tap. */
  @media (hover: hover) {
    &:hover {
      border-color: ${vars.accent};
      background: ${vars.accentSoft};
    }
  }
  button {
    display: grid;
    justify-items: center;
    gap: ${vars.space[2]};
    padding: ${vars.space[10]} ${vars.space[4]};
    border-radius: inherit;
    cursor: pointer;
  }
  [data-part='icon'] {
    display: grid;
    place-items: center;
    inline-size: 4rem;
    block-size: 4rem;
    border-radius: 50%;
    background: ${vars.accentSoft};
    color: ${vars.accentText};
  }
  [data-part='title'] {
    font-weight: ${vars.weight.strong};
  }
  [data-part='hint'] {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
    text-wrap: balance;
  }
  /* A finger can't drop files, and has no key to paste them. */
  [data-for='touch'] {
    display: none;
  }
  @media (hover: none), (pointer: coarse) {
    [data-for='touch'] {
      display: inline;
    }
    [data-for='mouse'] {
      display: none;
    }
  }
  /* A single row beside photos. */
  &[data-compact] button {
    grid-template-columns: auto 1fr;
    justify-items: start;
    gap: 0 ${vars.space[4]};
    padding: ${vars.space[4]};
    text-align: start;
  }
  &[data-compact] [data-part='icon'] {
    grid-row: span 2;
    inline-size: 3rem;
    block-size: 3rem;
  }
  &[data-compact] [data-part='hint'] {
    text-wrap: pretty;
  }
  &[data-compact] svg {
    inline-size: 1.5rem;
  }
`;

/** State of a drop area, for its `className` and `style` functions. */
export interface PhotoDropState {
  /** Whether it has the single-row layout. @selector [data-compact] */
  isCompact: boolean;
  /** Whether files are dragged over it. @selector [data-drop-target] */
  isDropTarget: boolean;
  /** Whether files are refused. @selector [data-disabled] */
  isDisabled: boolean;
}

export interface PhotoDropProps extends FrameProps<HTMLDivElement, PhotoDropState> {
  /** Label of the button. */
  title: ReactNode;
  /** Accepted formats and limits, below the title. */
  hint: ReactNode;
  /** Whether to use the single-row layout beside photos. Default: false. @selector [data-compact] */
  isCompact?: boolean;
  /** Whether files are refused. Default: false. */
  isDisabled?: boolean;
  /** Called with the dropped, selected or pasted files, at least one. */
  onFiles: (files: File[]) => void;
}

/**
 * Drop area for photos that also accepts clicks, the keyboard and paste (spec: signup.step2.drop-area-clickable). Uses
 * native drag events, because the button inside it is the accessible alternative.
 */
export function PhotoDrop({
  title,
  hint,
  isCompact = false,
  isDisabled = false,
  onFiles,
  ...frame
}: PhotoDropProps) {
  const picker = useImagePicker(onFiles, { allowsMultiple: true });
  const button = useButton({ isDisabled, onPress: picker.open });
  const { isDropTarget, dropProps } = useImageDrop(isDisabled ? null : onFiles);
  return (
    <Frame {...useFrame(frame, { isCompact, isDropTarget, isDisabled })} {...dropProps}>
      <button {...button}>
        <span data-part="icon">
          <Camera aria-hidden size={32} />
        </span>
        <span data-part="title">{title}</span>
        <span data-part="hint">{hint}</span>
      </button>
      {picker.input}
    </Frame>
  );
}
