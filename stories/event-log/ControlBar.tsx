import { IconButton } from '@meetcute/kit';
import { vars } from '@meetcute/theme';
import { Pause } from '@phosphor-icons/react/Pause';
import { Play } from '@phosphor-icons/react/Play';
import { SkipBack } from '@phosphor-icons/react/SkipBack';
import { SkipForward } from '@phosphor-icons/react/SkipForward';
import { useId, type Dispatch } from 'react';
import { styled } from 'styled-components';
import type { Player, PlayerAction } from './player.ts';

const Bar = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[1]} ${vars.space[2]};
  padding: ${vars.space[1]} ${vars.space[3]};
  border-block-end: 1px solid ${vars.line};
  background: ${vars.surfaceRaised};
  color: ${vars.text};

  input {
    flex: 1 1 8rem;
    min-inline-size: 0;
    min-block-size: ${vars.layout.touch};
    accent-color: ${vars.accent};
  }
  p {
    flex: 1 0 100%;
    overflow-wrap: anywhere;
  }
`;

interface ControlBarProps {
  /** State of the player. */
  player: Player;
  /** Dispatches an action to the player. */
  dispatch: Dispatch<PlayerAction>;
  /** Number of moments that the page has shown. */
  arrived: number;
  /** Description of the last moment. */
  moment: string;
}

/** Controls that play, pause and scrub a log of moments. Uses a native range input for keyboard support. */
export function ControlBar({ player, dispatch, arrived, moment }: ControlBarProps) {
  const id = useId();
  const { step, length, isPlaying } = player;
  return (
    <Bar aria-label="Event log">
      <IconButton
        aria-label={isPlaying ? 'Pause' : 'Play'}
        variant="accent"
        onPress={() => dispatch({ type: isPlaying ? 'pause' : 'play' })}
      >
        {isPlaying ? <Pause aria-hidden size={20} /> : <Play aria-hidden size={20} />}
      </IconButton>
      <IconButton aria-label="Step back" onPress={() => dispatch({ type: 'back' })}>
        <SkipBack aria-hidden size={20} />
      </IconButton>
      <IconButton aria-label="Step forward" onPress={() => dispatch({ type: 'forward' })}>
        <SkipForward aria-hidden size={20} />
      </IconButton>
      <label htmlFor={id}>Moment</label>
      <input
        id={id}
        type="range"
        min={0}
        max={length}
        value={step}
        onChange={({ target }) => dispatch({ type: 'scrub', to: target.valueAsNumber })}
      />
      <p data-arrived={arrived}>
        {arrived} of {length}. {moment}
      </p>
    </Bar>
  );
}
