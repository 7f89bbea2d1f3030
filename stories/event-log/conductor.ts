/** Callbacks that reset a stage and apply moments to it. */
export interface Score {
  /** Resets the stage to the state before the first moment. */
  readonly begin: () => Promise<void>;
  /** Applies the moment at an index. */
  readonly happen: (index: number) => Promise<void>;
  /** Called with the number of applied moments. */
  readonly onArrived: (step: number) => void;
}

/** Returns a function that moves a stage to a step: forward through the moments in between, back by a replay. */
export function conduct({ begin, happen, onArrived }: Score): (step: number) => void {
  let [step, targetStep] = [0, 0];
  let isUnderWay = false;
  const lead = async () => {
    while (step !== targetStep) {
      if (targetStep < step) {
        step = 0;
        await begin();
      } else {
        await happen(step);
        step += 1;
      }
    }
    isUnderWay = false;
    onArrived(step);
  };
  return (requestedStep) => {
    targetStep = requestedStep;
    if (isUnderWay || step === targetStep) return;
    isUnderWay = true;
    void lead();
  };
}
