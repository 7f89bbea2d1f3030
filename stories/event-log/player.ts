/** Playback state of a log. */
export interface Player {
  /** Number of moments that have happened. */
  readonly step: number;
  /** Number of moments in the log. */
  readonly length: number;
  /** Whether the log advances by itself. */
  readonly isPlaying: boolean;
}

export type PlayerAction =
  | { readonly type: 'play' | 'pause' | 'forward' | 'back' }
  /** Advances playback by one moment. */
  | { readonly type: 'tick' }
  | { readonly type: 'scrub'; readonly to: number };

/** Returns the initial state of a log with `length` moments. */
export const startOf = (length: number): Player => ({ step: 0, length, isPlaying: false });

/** Reducer of the player. Manual steps pause playback; playing from the end starts over. */
export function reducePlayer(player: Player, action: PlayerAction): Player {
  const { step, length, isPlaying } = player;
  const moveTo = (targetStep: number, isOn = false): Player => {
    const next = Math.min(length, Math.max(0, Math.trunc(targetStep) || 0));
    return { length, step: next, isPlaying: isOn && next < length };
  };
  switch (action.type) {
    case 'play':
      return moveTo(step === length ? 0 : step, true);
    case 'pause':
      return moveTo(step);
    case 'tick':
      return isPlaying ? moveTo(step + 1, true) : player;
    case 'forward':
      return moveTo(step + 1);
    case 'back':
      return moveTo(step - 1);
    case 'scrub':
      return moveTo(action.to);
  }
}
