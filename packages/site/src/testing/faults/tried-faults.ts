import { wireFaultClasses, wireFaults, type Fault } from '@meetcute/mocks';
import { isFullRun } from '../../../../../.tools/full-run.ts';
import type { FaultRow } from './row.ts';

/** Name of the fault of a browser that reports being offline. */
export const OFFLINE = 'a browser that reports being offline';

/** Names of the classes of wire faults. */
export const faultClasses: readonly string[] = Object.keys(wireFaultClasses);

/** Classes that rows of a table try in turn: the first row the first two, the fourth row these again. */
const turns: readonly (readonly (keyof typeof wireFaultClasses)[])[] = [
  ['no network', '429 for a minute'],
  ['403', '500'],
  ['429', 'JSON of another shape'],
];

/**
 * Returns the faults of a row by its index in the table: its own, a browser that is offline, and two classes in turn, or
 * all six if its code treats some errors differently; the full run tries every fault.
 */
export function faultsFor(
  { hasErrorCases = false, ownFaults = {} }: Pick<FaultRow, 'hasErrorCases' | 'ownFaults'>,
  index: number,
  isWhole = isFullRun,
): readonly (readonly [name: string, fault: Fault])[] {
  const classes: readonly string[] = hasErrorCases ? faultClasses : turns[index % turns.length]!;
  return [
    ...Object.entries(wireFaults).filter(([name]) => isWhole || classes.includes(name)),
    [OFFLINE, { kind: 'offline' }],
    ...Object.entries(ownFaults),
  ];
}
