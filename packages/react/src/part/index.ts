export type { PartState } from './partData.ts';
export { usePart, type PartProps } from './usePart.ts';
