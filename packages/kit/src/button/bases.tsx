import { Button, type ButtonProps } from 'react-aria-components/Button';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { Link, type LinkProps } from 'react-aria-components/Link';

// styled-components joins class names as text, so a `className` function has to reach React Aria in another prop.
interface Given<ClassName> {
  /** Class name of the consumer, or a function of the state. */
  given: ClassName | undefined;
  /** Class name of styled-components. */
  className?: string;
}

type Base<Props extends { className?: unknown }> = Omit<Props, 'className'> & Given<Props['className']>;

const join = (own: string | undefined, given: string | undefined) => [own, given].filter(Boolean).join(' ');

/** React Aria's button with the class name of styled-components and the one given by the consumer. */
export const ButtonBase = ({ given, className, ...props }: Base<ButtonProps>) => (
  <Button {...props} className={composeRenderProps(given, (value) => join(className, value))} />
);

/** React Aria's link with the class name of styled-components and the one given by the consumer. */
export const LinkBase = ({ given, className, ...props }: Base<LinkProps>) => (
  <Link {...props} className={composeRenderProps(given, (value) => join(className, value))} />
);
