import type { ComponentPropsWithRef, CSSProperties, ElementType, JSX, ReactNode } from 'react';
import { useRenderProps } from 'react-aria-components/useRenderProps';
import { partData, type PartState } from './partData.ts';

interface StyleProps<State> {
  /** A class name, or a function that makes one from the part's state. */
  className?: string | ((state: State) => string);
  /** Inline styles, or a function that makes them from the part's state. */
  style?: CSSProperties | ((state: State) => CSSProperties);
  /** What stands in the part, or a function that makes it from the part's state. */
  children?: ReactNode | ((state: State) => ReactNode);
}

/** What every headless part takes beside props of its own: those of its element, three of which may depend on its state. */
export type PartProps<Tag extends keyof JSX.IntrinsicElements, State> = StyleProps<State> &
  Omit<ComponentPropsWithRef<Tag>, keyof StyleProps<State>> & {
    /** The element to draw: an HTML name, or a styled component. Default: the part's own. */
    as?: ElementType;
  };

/** Props for a part's element: the given ones, class name, style and children of this state, and the state as `data-*`. */
export function usePart<State extends PartState<State>, Props extends StyleProps<State>>(
  props: Props,
  state: State,
) {
  const { className, style, children } = useRenderProps<State, 'div'>({
    ...(props as StyleProps<State>),
    values: state,
  });
  return { ...props, className, style, children, ...partData(state) };
}
