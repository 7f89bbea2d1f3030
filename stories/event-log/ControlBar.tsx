import { useId, type CSSProperties, type Dispatch } from 'react';
import type { Player, PlayerAction } from './player.ts';

const bar: CSSProperties = {
  colorScheme: 'light dark',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem 0.5rem',
  padding: '0.25rem 0.75rem',
  borderBlockEnd: '1px solid CanvasText',
  background: 'Canvas',
  color: 'CanvasText',
  font: '16px/1.4 system-ui, sans-serif',
};
const button: CSSProperties = { minInlineSize: 44, minBlockSize: 44, font: 'inherit' };
const slider: CSSProperties = { flex: '1 1 8rem', minInlineSize: 0, minBlockSize: 44 };
const words: CSSProperties = { flex: '1 0 100%', overflowWrap: 'anywhere' };

interface ControlBarProps {
  player: Player;
  dispatch: Dispatch<PlayerAction>;
  /** How many moments the page below has seen. */
  arrived: number;
  /** The last of them in words. */
  moment: string;
}

/** Plays, pauses and scrubs a log of moments; the slider is the browser's own, for the keyboard too. */
export function ControlBar({ player, dispatch, arrived, moment }: ControlBarProps) {
  const id = useId();
  const { step, length, isPlaying } = player;
  return (
    <section aria-label="Event log" style={bar}>
      <button type="button" style={button} onClick={() => dispatch({ type: isPlaying ? 'pause' : 'play' })}>
        {isPlaying ? 'Pause' : 'Play'}
      </button>
      <button type="button" style={button} onClick={() => dispatch({ type: 'back' })}>
        Step back
      </button>
      <button type="button" style={button} onClick={() => dispatch({ type: 'forward' })}>
        Step forward
      </button>
      <label htmlFor={id}>Moment</label>
      <input
        id={id}
        type="range"
        min={0}
        max={length}
        value={step}
        style={slider}
        onChange={({ target }) => dispatch({ type: 'scrub', to: target.valueAsNumber })}
      />
      <p style={{ ...words, margin: 0 }} data-arrived={arrived}>
        {arrived} of {length}. {moment}
      </p>
    </section>
  );
}
