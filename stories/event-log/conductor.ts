/** What a log is played on: a stage that can be made anew, and moments that happen on it. */
export interface Score {
  /** Sets the stage as it is before the first moment. */
  readonly begin: () => Promise<void>;
  /** Lets the moment at an index happen. */
  readonly happen: (index: number) => Promise<void>;
  /** So many moments have happened. */
  readonly onArrived: (step: number) => void;
}

/** Leads a stage to a step of its log, and answers how: forward by what happens in between, back by the log from its start. */
export function conduct({ begin, happen, onArrived }: Score): (wanted: number) => void {
  let [step, wanted] = [0, 0];
  let isUnderWay = false;
  const lead = async () => {
    while (step !== wanted) {
      if (wanted < step) {
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
  return (to) => {
    wanted = to;
    if (isUnderWay || step === wanted) return;
    isUnderWay = true;
    void lead();
  };
}
