import { WarningCircle } from '@phosphor-icons/react/WarningCircle';
import { t } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Frame = styled.p`
  display: flex;
  align-items: start;
  gap: ${t.space[2]};
  padding: ${t.space[3]} ${t.space[4]};
  border: 1px solid ${t.danger};
  border-radius: ${t.radius.medium};
  font-size: ${t.type.small};

  svg {
    flex: none;
    margin-block-start: 0.15em;
    color: ${t.danger};
  }
`;

/** What went wrong with a whole form; read at once when it appears. Draws nothing without words. */
export function FormError({ children }: { children?: ReactNode }) {
  return (
    <div role="alert">
      {children ? (
        <Frame data-part="form-error">
          <WarningCircle aria-hidden size={20} weight="fill" />
          <span>{children}</span>
        </Frame>
      ) : null}
    </div>
  );
}
