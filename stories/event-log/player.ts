/** Where a log is played: `step` moments of `length` have happened. */
export interface Player {
  readonly step: number;
  readonly length: number;
  readonly isPlaying: boolean;
}

export type PlayerAction =
  | { readonly type: 'play' | 'pause' | 'forward' | 'back' }
  /** Time for the next moment. */
  | { readonly type: 'tick' }
  | { readonly type: 'scrub'; readonly to: number };

/** A log of so many moments before the first. */
export const startOf = (length: number): Player => ({ step: 0, length, isPlaying: false });

/** What pressing and waiting make of a player. Taking it by hand pauses it; playing on from the end begins anew. */
export function reducePlayer(player: Player, action: PlayerAction): Player {
  const { step, length, isPlaying } = player;
  const at = (to: number, isOn = false): Player => {
    const next = Math.min(length, Math.max(0, Math.trunc(to) || 0));
    return { length, step: next, isPlaying: isOn && next < length };
  };
  switch (action.type) {
    case 'play':
      return at(step === length ? 0 : step, true);
    case 'pause':
      return at(step);
    case 'tick':
      return isPlaying ? at(step + 1, true) : player;
    case 'forward':
      return at(step + 1);
    case 'back':
      return at(step - 1);
    case 'scrub':
      return at(action.to);
  }
}
