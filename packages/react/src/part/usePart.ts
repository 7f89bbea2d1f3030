import { useMemo } from 'react';
import type {
  ComponentPropsWithRef,
  CSSProperties,
  ElementType,
  HTMLAttributes,
  JSX,
  ReactNode,
  Ref,
} from 'react';
import { useRenderProps } from 'react-aria-components/useRenderProps';
import { mergeProps } from 'react-aria/mergeProps';
import { mergeRefs } from 'react-aria/mergeRefs';
import { partData, type PartState } from './part-data.ts';

interface StyleProps<State> {
  /** Class name, or a function that returns one for the part's state. */
  className?: string | ((state: State) => string) | undefined;
  /** Inline styles, or a function that returns them for the part's state. */
  style?: CSSProperties | ((state: State) => CSSProperties) | undefined;
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

/** Props that React Aria resolves for a state; its types exclude an explicit `undefined`. */
type RenderProps<State> = Omit<Parameters<typeof useRenderProps<State, 'div'>>[0], 'values'>;

/** Props that a part gives its element itself. */
interface OwnProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined;
}

/** Returns the props without event handlers. */
const attributesOf = (props: object) =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => typeof value !== 'function'));

/** Returns a ref for both, the same one while both stay the same, so that React doesn't call them in each render. */
function useMergedRef(ownRef: Ref<HTMLElement> | undefined, givenRef: Ref<HTMLElement> | undefined) {
  return useMemo(
    () => (ownRef && givenRef ? mergeRefs(ownRef, givenRef) : (ownRef ?? givenRef)),
    [ownRef, givenRef],
  );
}

/**
 * Returns the props for a part's element: resolves `className`, `style` and `children`, adds the state as `data-*`,
 * and merges the part's own props with the given ones. Event handlers run one after the other, the given one first,
 * so that the part's own may skip its action after `preventDefault()`. Class names and refs are joined. Given
 * attributes and styles replace the part's own. Default of `allOwnProps`: none.
 */
export function usePart<State extends PartState<State>, Props extends StyleProps<State>>(
  props: Props,
  state: State,
  allOwnProps: OwnProps = {},
) {
  const { ref: ownRef, style: ownStyle, className: ownClassName, ...ownProps } = allOwnProps;
  const { className, style, children } = useRenderProps<State, 'div'>({
    ...(props as RenderProps<State>),
    values: state,
  });
  const { ref: givenRef, ...attributes } = props as Props & { ref?: Ref<HTMLElement> };
  const ref = useMergedRef(ownRef, givenRef);
  // The given handlers come first and the given attributes last, and of two attributes the last one wins.
  return {
    ...(mergeProps(attributes, ownProps, attributesOf(attributes)) as Omit<Props, 'ref'>),
    ...mergeProps({ className: ownClassName }, { className }),
    style: ownStyle ? { ...ownStyle, ...style } : style,
    children,
    ref,
    ...partData(state),
  };
}
