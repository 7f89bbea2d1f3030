import { Camera } from '@phosphor-icons/react/Camera';
import { IMAGE_TYPES } from '@meetcute/core';
import { t } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { DropZone } from 'react-aria-components/DropZone';
import { isFileDropItem } from 'react-aria-components/useDrop';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Text } from 'react-aria-components/Text';
import { styled } from 'styled-components';

const Frame = styled(DropZone)`
  display: grid;
  border: 2px dashed ${t.edge};
  border-radius: ${t.radius.large};
  background: ${t.surfaceRaised};
  transition:
    border-color ${t.motion.feedback},
    background ${t.motion.feedback};

  &[data-drop-target] {
    border-color: ${t.accent};
    background: ${t.accentSoft};
  }
  /* A finger that has gone leaves no hover behind. */
  @media (hover: hover) {
    &:hover {
      border-color: ${t.accent};
      background: ${t.accentSoft};
    }
  }
  &[data-focus-visible] {
    outline: 2px solid ${t.focus};
    outline-offset: 2px;
  }
  button {
    display: grid;
    justify-items: center;
    gap: ${t.space[2]};
    padding: ${t.space[10]} ${t.space[4]};
    border-radius: inherit;
  }
  [data-part='icon'] {
    display: grid;
    place-items: center;
    inline-size: 4rem;
    block-size: 4rem;
    border-radius: 50%;
    background: ${t.accentSoft};
    color: ${t.accentText};
  }
  [data-part='title'] {
    font-weight: ${t.weight.strong};
  }
  [data-part='hint'] {
    color: ${t.textMuted};
    font-size: ${t.type.small};
    text-wrap: balance;
  }
  /* Beside photos it takes a line, not the stage. */
  &[data-compact] button {
    grid-template-columns: auto 1fr;
    justify-items: start;
    gap: 0 ${t.space[4]};
    padding: ${t.space[4]};
    text-align: start;
  }
  &[data-compact] [data-part='icon'] {
    grid-row: span 2;
    inline-size: 3rem;
    block-size: 3rem;
  }
  &[data-compact] svg {
    inline-size: 1.5rem;
  }
`;

export interface PhotoDropProps {
  title: ReactNode;
  hint: ReactNode;
  /** Whether photos stand beside it; it is low then. Default: false. @selector [data-compact] */
  isCompact?: boolean;
  isDisabled?: boolean;
  onFiles: (files: File[]) => void;
}

/** An area to drop photos on; it also works by click, keyboard and paste (spec: signup.step2.drop-area-clickable). */
export function PhotoDrop({ title, hint, isCompact, isDisabled, onFiles }: PhotoDropProps) {
  return (
    <Frame
      data-compact={isCompact || undefined}
      isDisabled={isDisabled ?? false}
      getDropOperation={(types) => (IMAGE_TYPES.some((type) => types.has(type)) ? 'copy' : 'cancel')}
      onDrop={(event) =>
        void Promise.all(event.items.filter(isFileDropItem).map((item) => item.getFile())).then(onFiles)
      }
    >
      <FileTrigger
        acceptedFileTypes={IMAGE_TYPES}
        allowsMultiple
        onSelect={(files) => files && onFiles([...files])}
      >
        <Button isDisabled={isDisabled ?? false}>
          <span data-part="icon">
            <Camera aria-hidden size={32} />
          </span>
          <Text slot="label" data-part="title">
            {title}
          </Text>
          <span data-part="hint">{hint}</span>
        </Button>
      </FileTrigger>
    </Frame>
  );
}
