import { WarningCircle } from '@phosphor-icons/react/WarningCircle';
import { vars } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

const Frame = styled.p`
  display: flex;
  align-items: start;
  gap: ${vars.space[2]};
  padding: ${vars.space[3]} ${vars.space[4]};
  border: 1px solid ${vars.danger};
  border-radius: ${vars.radius.medium};
  font-size: ${vars.type.small};

  svg {
    flex: none;
    margin-block-start: 0.15em;
    color: ${vars.danger};
  }
`;

/** Props of `FormError`. */
export interface FormErrorProps extends FrameProps<HTMLDivElement> {
  /** Error text. Default: none. */
  children?: ReactNode;
}

/** Error of a whole form, announced immediately. Renders an empty live region without `children`. */
export function FormError({ children, ...frame }: FormErrorProps) {
  return (
    <div {...useFrame(frame, {})} role="alert">
      {children ? (
        <Frame data-part="form-error">
          <WarningCircle aria-hidden size={20} weight="fill" />
          <span>{children}</span>
        </Frame>
      ) : null}
    </div>
  );
}
