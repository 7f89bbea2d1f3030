/** Windows the rows of a scroll container with TanStack Virtual. */
export { useVirtualizer as useLines } from '@tanstack/react-virtual';
