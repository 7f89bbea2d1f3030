/** Windows the lines of an element that scrolls, by TanStack Virtual. */
export { useVirtualizer as useLines } from '@tanstack/react-virtual';
