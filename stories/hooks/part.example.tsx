import { useFrame, type FrameProps } from '@meetcute/kit/frame';
import { useControlled, useLatestCallback, usePart, type PartProps } from '@meetcute/react/part';
import { memo } from 'react';

interface ChipProps extends PartProps<'button', { isSelected: boolean }> {
  isSelected?: boolean;
  defaultSelected?: boolean;
  onSelectedChange?: (isSelected: boolean) => void;
}

/** A part of your own, with the props of the library's: functions of its state, data attributes, and `as`. */
function Chip({ as: Frame = 'button', isSelected, defaultSelected, onSelectedChange, ...props }: ChipProps) {
  const [isOn, setIsOn] = useControlled<boolean>({
    part: 'Chip',
    value: { isSelected },
    defaultValue: { defaultSelected },
    onChange: { onSelectedChange },
    initial: false,
  });
  const { children, ...frameProps } = usePart(
    props,
    { isSelected: isOn },
    { 'aria-pressed': isOn, onClick: () => setIsOn(!isOn) },
  );
  return <Frame {...frameProps}>{children}</Frame>;
}

export const Dogs = () => (
  <Chip defaultSelected className={({ isSelected }) => (isSelected ? 'chip chip-on' : 'chip')}>
    Dogs
  </Chip>
);

/** A styled component of your own, with the props of the kit's. */
export const Badge = ({ className, style, ref, id }: FrameProps<HTMLSpanElement, { isNew: boolean }>) => {
  const frame = useFrame({ className, style, ref }, { isNew: true });
  return (
    <span {...frame} id={id}>
      New
    </span>
  );
};

const Row = memo(({ onPress }: { onPress: () => void }) => <button onClick={onPress}>Open</button>);

/** A callback that stays the same function, so that memoized components are not rendered again. */
export function Rows({ onDone }: { onDone: () => void }) {
  const onPress = useLatestCallback(() => onDone());
  return <Row onPress={onPress} />;
}
