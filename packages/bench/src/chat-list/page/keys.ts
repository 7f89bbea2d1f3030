import { beforePaint } from '../../inPage/frames.ts';

/** Result of key presses: milliseconds from each to the frame that paints its character. */
export interface Keys {
  /** Milliseconds by key, in order. */
  readonly delays: number[];
  /** Number of pressed keys. */
  pressed: number;
}

/** Measures the keys of a field until they are painted. */
export function followKeys(field: HTMLInputElement): Keys {
  const keys: Keys = { delays: [], pressed: 0 };
  field.addEventListener('keydown', ({ timeStamp }) => {
    keys.pressed += 1;
    const length = keys.pressed;
    const waitForText = async (): Promise<void> => {
      const hasText = await beforePaint(() => field.value.length >= length);
      if (hasText) keys.delays.push(performance.now() - timeStamp);
      else await waitForText();
    };
    void waitForText();
  });
  return keys;
}
