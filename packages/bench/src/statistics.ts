/** Returns the quantile of the values for a share from 0 to 1. */
export const quantile = (values: readonly number[], share: number): number => {
  const sortedValues = values.toSorted((a, b) => a - b);
  return sortedValues[Math.max(0, Math.ceil(sortedValues.length * share) - 1)] ?? 0;
};

/** Returns the median. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);
