import { Button, type ButtonProps } from 'react-aria-components/Button';
import { Link, type LinkProps } from 'react-aria-components/Link';
import { joinClassNames, type GivenClassName } from '../frame/givenClassName.ts';

/** React Aria's button with the class name of styled-components and the one given by the consumer. */
export const ButtonBase = ({ given, className, ...props }: GivenClassName<ButtonProps>) => (
  <Button {...props} className={joinClassNames(className, given)} />
);

/** React Aria's link with the class name of styled-components and the one given by the consumer. */
export const LinkBase = ({ given, className, ...props }: GivenClassName<LinkProps>) => (
  <Link {...props} className={joinClassNames(className, given)} />
);
