import { useControlledState } from 'react-stately/useControlledState';

declare const process: { env: { NODE_ENV?: string } };

/** A value that the page may control, with the names of its props for error messages. */
export interface ControlledValue<Value extends boolean | number | string> {
  /** Name of the part, such as `Gallery.Root`. */
  part: string;
  /** Props of the value by name, such as `{ index }`. */
  value: Readonly<Record<string, Value | undefined>>;
  /** Prop of the first value by name, such as `{ defaultIndex }`. */
  defaultValue: Readonly<Record<string, Value | undefined>>;
  /** Prop that is called with a new value by name, such as `{ onIndexChange }`. */
  onChange: Readonly<Record<string, ((value: Value) => void) | undefined>>;
  /** Value where neither is given. */
  initial: Value;
}

const entryOf = <T>(prop: Readonly<Record<string, T>>): readonly [string, T] => Object.entries(prop)[0]!;

/** Throws if the props contradict each other or make the part unable to change. */
function checkPair<Value extends boolean | number | string>({
  part,
  ...props
}: ControlledValue<Value>): void {
  const [value, givenValue] = entryOf(props.value);
  const [defaultValue, first] = entryOf(props.defaultValue);
  const [onChange, change] = entryOf(props.onChange);
  if (givenValue !== undefined && first !== undefined)
    throw new Error(
      `${part} received both ${value} and ${defaultValue}, so it is unclear who keeps its value. ` +
        `Pass ${value} and ${onChange} to keep it yourself, or ${defaultValue} alone.`,
    );
  if (givenValue !== undefined && !change)
    throw new Error(
      `${part} received ${value} without ${onChange}, so what members do would change nothing. ` +
        `Pass ${onChange} too, or ${defaultValue} to let the part keep its value.`,
    );
}

/**
 * Returns the value of a part and a function that sets it. The value is the page's (controlled) or the part's own
 * (uncontrolled). Throws in development for a value without a change handler, and for a value with a default.
 */
export function useControlled<Value extends boolean | number | string>(
  props: ControlledValue<Value>,
): [Value, (value: Value) => void] {
  if (process.env.NODE_ENV !== 'production') checkPair(props);
  const [, value] = entryOf(props.value);
  const [, defaultValue = props.initial] = entryOf(props.defaultValue);
  const [, onChange] = entryOf(props.onChange);
  return useControlledState<Value>(value as Exclude<Value, undefined>, defaultValue, onChange);
}
