import { ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import type { RefAttributes } from 'react';
import { joinClassNames, type GivenClassName } from '../frame/given-class-name.ts';

/** React Aria's backdrop with the class name of styled-components and the one given by the consumer. */
export const OverlayBase = ({
  given,
  className,
  ...props
}: GivenClassName<ModalOverlayProps> & RefAttributes<HTMLDivElement>) => (
  <ModalOverlay {...props} className={joinClassNames(className, given)} />
);
