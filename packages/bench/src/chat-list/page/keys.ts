import { beforePaint } from '../../inPage/frames.ts';

/** What became of keys: milliseconds from each to the frame that paints its letter. */
export interface Keys {
  readonly delays: number[];
  /** Keys that were pressed. */
  pressed: number;
}

/** Follows the keys that go into a field until they are painted. */
export function followKeys(field: HTMLInputElement): Keys {
  const keys: Keys = { delays: [], pressed: 0 };
  field.addEventListener('keydown', ({ timeStamp }) => {
    keys.pressed += 1;
    const length = keys.pressed;
    const look = async (): Promise<void> => {
      const isThere = await beforePaint(() => field.value.length >= length);
      if (isThere) keys.delays.push(performance.now() - timeStamp);
      else await look();
    };
    void look();
  });
  return keys;
}
