import type { ComponentPropsWithRef, CSSProperties, ElementType, JSX, ReactNode } from 'react';
import { useRenderProps } from 'react-aria-components/useRenderProps';
import { partData, type PartState } from './partData.ts';

interface StyleProps<State> {
  /** Class name, or a function that returns one for the part's state. */
  className?: string | ((state: State) => string);
  /** Inline styles, or a function that returns them for the part's state. */
  style?: CSSProperties | ((state: State) => CSSProperties);
  /** Content of the part, or a function that returns it for the part's state. */
  children?: ReactNode | ((state: State) => ReactNode);
}

/**
 * Props of every headless part: those of its element, with `className`, `style` and `children` that may depend on
 * state.
 */
export type PartProps<Tag extends keyof JSX.IntrinsicElements, State> = StyleProps<State> &
  Omit<ComponentPropsWithRef<Tag>, keyof StyleProps<State>> & {
    /** Element to render: an HTML tag name or a component. Default: the part's own element. */
    as?: ElementType;
  };

/**
 * Returns the props for a part's element: resolves `className`, `style` and `children`, and adds the state as
 * `data-*`.
 */
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
