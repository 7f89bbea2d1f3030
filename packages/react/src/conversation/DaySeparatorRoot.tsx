import { usePart, type PartProps } from '../part/usePart.ts';

export interface DaySeparatorState {
  /** The calendar day, `YYYY-MM-DD`. @selector [data-day] */
  day: string;
}

export interface DaySeparatorRootProps extends PartProps<'h2', DaySeparatorState>, DaySeparatorState {}

/** What stands above the messages of a day without a look, a heading, so that one can go from day to day. */
export function DaySeparatorRoot({ day, as: Frame = 'h2', ...props }: DaySeparatorRootProps) {
  return <Frame {...usePart(props, { day })} />;
}
