import { vars } from '@meetcute/theme';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { StoryPicture } from '../StoryPicture.tsx';
import { type Frame, frameName } from './storyboards.ts';

const List = styled.ol`
  list-style: none;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${vars.space[6]} ${vars.space[4]};

  & > li {
    display: grid;
    align-content: start;
    gap: ${vars.space[2]};
    scroll-margin: ${vars.space[6]};
  }

  & > li:focus-within {
    outline: 3px solid ${vars.accent};
    outline-offset: ${vars.space[1]};
    border-radius: ${vars.radius.medium};
  }

  & [data-part='moves'] {
    display: flex;
    gap: ${vars.space[2]};
  }

  & button {
    min-block-size: ${vars.layout.touch};
    padding-inline: ${vars.space[3]};
    border: 1px solid ${vars.edge};
    border-radius: ${vars.radius.small};
    color: ${vars.text};
    font-size: ${vars.type.small};
  }
`;

interface MoveProps {
  word: 'Previous' | 'Next';
  /** Frame to go to; undefined at the end. */
  to: Frame | undefined;
  onMove: () => void;
}

const Move = ({ word, to, onMove }: MoveProps) =>
  to && (
    <button type="button" aria-label={`${word}: ${to.text}`} onClick={onMove}>
      {word}
    </button>
  );

export interface StoryboardFramesProps {
  /** Title of the flow. */
  title: string;
  frames: readonly Frame[];
  brand: string;
  /** Ids of the stories by name of the frame. */
  ids: ReadonlyMap<string, string>;
  hasPictures: boolean;
}

/** Frames of a flow in one brand: each opens its story, and leads to the one before and the one after. */
export function StoryboardFrames({ title, frames, brand, ids, hasPictures }: StoryboardFramesProps) {
  const list = useRef<HTMLOListElement>(null);
  const moveTo = (index: number) => {
    const frame = list.current?.children[index];
    if (!(frame instanceof HTMLElement)) return;
    frame.focus({ preventScroll: true });
    frame.scrollIntoView({ block: 'nearest' });
  };
  return (
    <List ref={list}>
      {frames.map(({ text }, index) => {
        const name = frameName(title, index);
        const id = ids.get(name);
        const words = `${index + 1}. ${text}`;
        return (
          <li key={name} tabIndex={-1}>
            {id ? (
              <StoryPicture name={name} id={id} brand={brand} hasPicture={hasPictures}>
                {words}
              </StoryPicture>
            ) : (
              <p>{words}</p>
            )}
            <div data-part="moves">
              <Move word="Previous" to={frames[index - 1]} onMove={() => moveTo(index - 1)} />
              <Move word="Next" to={frames[index + 1]} onMove={() => moveTo(index + 1)} />
            </div>
          </li>
        );
      })}
    </List>
  );
}
