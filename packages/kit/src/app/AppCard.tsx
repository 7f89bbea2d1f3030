import { vars } from '@meetcute/theme';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

const Frame = styled.section`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${vars.space[1]} ${vars.space[4]};
  inline-size: min(26rem, 100%);
  padding: ${vars.space[4]};
  border: 1px solid ${vars.line};
  border-radius: ${vars.radius.large};
  background: ${vars.surfaceRaised};
  color: ${vars.text};
  box-shadow: ${vars.shadow.floating};

  [data-part='icon'] {
    display: grid;
    grid-row: span 2;
    place-items: center;
    inline-size: ${vars.layout.touch};
    block-size: ${vars.layout.touch};
    border-radius: ${vars.radius.medium};
    background: ${vars.accentSoft};
    color: ${vars.accentText};
  }
  [data-part='title'] {
    font-size: ${vars.type.lead};
    font-weight: ${vars.weight.strong};
    line-height: ${vars.leading.snug};
    overflow-wrap: anywhere;
  }
  [data-part='text'] {
    grid-column: 2;
    color: ${vars.textMuted};
  }
  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    justify-content: flex-end;
    gap: ${vars.space[2]};
    margin-block-start: ${vars.space[2]};
  }
`;

export interface AppCardProps extends FrameProps {
  /** Decoration only. */
  icon: ReactNode;
  /** Heading of the card, which also names it. */
  title: ReactNode;
  /** One or two sentences in a live region; screen readers announce changes. */
  text: ReactNode;
  /** Buttons, aligned to the end of the card. */
  actions: ReactNode;
}

/** Card beside the page with a notice about the app and buttons to respond to it. */
export function AppCard({ icon, title, text, actions, ...frame }: AppCardProps) {
  const id = useId();
  return (
    <Frame {...useFrame(frame, {})} aria-labelledby={id}>
      <span data-part="icon" aria-hidden>
        {icon}
      </span>
      <h2 id={id} data-part="title">
        {title}
      </h2>
      <p data-part="text" role="status">
        {text}
      </p>
      <div data-part="actions">{actions}</div>
    </Frame>
  );
}
