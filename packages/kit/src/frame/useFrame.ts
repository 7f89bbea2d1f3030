import { usePart, type PartState } from '@meetcute/react/part';
import type { CSSProperties, Ref } from 'react';

/** Props of a component's outermost element, which every component of the kit takes. */
export interface FrameProps<Element extends HTMLElement = HTMLElement, State = object> {
  /** Class name to add to those of the kit, or a function that returns it for the component's state. */
  className?: string | ((state: State) => string) | undefined;
  /** Inline styles, or a function that returns them for the component's state. */
  style?: CSSProperties | ((state: State) => CSSProperties) | undefined;
  /** Ref to the outermost element. */
  ref?: Ref<Element> | undefined;
  /** Id of the outermost element. */
  id?: string | undefined;
}

/** Props for an outermost element. */
interface Frame<Element extends HTMLElement> {
  className?: string;
  style?: CSSProperties;
  ref?: Ref<Element>;
}

/**
 * Returns the props of a component's outermost element: `className` and `style` for its state, the state as `data-*`,
 * and one ref for the given and the component's own.
 */
export const useFrame = <Element extends HTMLElement, State extends PartState<State>>(
  props: FrameProps<Element, State>,
  state: State,
  ownRef?: Ref<Element>,
): Frame<Element> => {
  const { children: _none, ...frame } = usePart(props, state, { ref: ownRef as Ref<HTMLElement> });
  return frame as Frame<Element>;
};
