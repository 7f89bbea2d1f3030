export type { PartState } from './partData.ts';
export { useControlled, type ControlledValue } from './useControlled.ts';
export { usePart, type PartProps } from './usePart.ts';
