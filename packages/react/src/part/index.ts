export type { PartState } from './part-data.ts';
export { useControlled, type ControlledValue } from './useControlled.ts';
export { useLatestCallback } from './useLatestCallback.ts';
export { usePart, type PartProps } from './usePart.ts';
