import { composeRenderProps } from 'react-aria-components/composeRenderProps';

/**
 * Props of a React Aria component with the consumer's class name apart. styled-components joins class names as text,
 * so a `className` function has to reach React Aria in another prop.
 */
export type GivenClassName<Props extends { className?: unknown }> = Omit<Props, 'className'> & {
  /** Class name of the consumer, or a function of the state. */
  given: Props['className'] | undefined;
  /** Class name of styled-components. */
  className?: string;
};

/** Returns the class names of styled-components and the consumer, for React Aria. */
export const joinClassNames = <State>(
  styledClassName: string | undefined,
  className: string | ((state: State & { defaultClassName: string | undefined }) => string) | undefined,
) => composeRenderProps(className, (value) => [styledClassName, value].filter(Boolean).join(' '));
