export { createClock, type Clock, type NextChange, type PageVisibility } from './create-clock.ts';
export { useHasPassed } from './useHasPassed.ts';
export { useNow, type NowOptions } from './useNow.ts';
export { useLocalNow, useTimeZone } from './useTimeZone.ts';
