import { usePart, type PartProps } from '../part/usePart.ts';

/** State of a day separator, passed to its `className`, `style` and `children` functions. */
export interface DaySeparatorState {
  /** Calendar day in the reader's time zone, `YYYY-MM-DD`. @selector [data-day] */
  day: string;
}

/** Props of `Conversation.DaySeparator`. */
export interface DaySeparatorRootProps extends PartProps<'h2', DaySeparatorState>, DaySeparatorState {}

/** Unstyled heading above the messages of a day, an `h2`, so that screen readers can navigate by day. Its children name the day. */
export function DaySeparatorRoot({ day, as: Frame = 'h2', ...props }: DaySeparatorRootProps) {
  return <Frame {...usePart(props, { day })} />;
}
