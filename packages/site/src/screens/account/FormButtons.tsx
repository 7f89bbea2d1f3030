import { vars } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]} ${vars.space[3]};
`;

/** Props of `FormButtons`. */
export interface FormButtonsProps {
  /** The buttons. */
  children: ReactNode;
}

/** Row of the buttons that send and close a form. */
export const FormButtons = ({ children }: FormButtonsProps) => <Row>{children}</Row>;
