import { vars } from '@meetcute/theme';
import type { IconProps } from '@phosphor-icons/react/lib';
import type { ComponentType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

const Section = styled.section`
  display: grid;
  flex: 1;
  align-content: center;
  justify-items: center;
  gap: ${vars.space[4]};
  inline-size: min(34rem, 100%);
  margin-inline: auto;
  padding: ${vars.space[12]} ${vars.layout.gutter} ${vars.space[16]};
  text-align: center;

  [data-part='drawing'] {
    display: grid;
    place-items: center;
    inline-size: 6.5rem;
    block-size: 6.5rem;
    border-radius: ${vars.radius.full};
    background: ${vars.accentSoft};
    color: ${vars.accentText};
  }
  [data-part='words'] {
    display: grid;
    gap: ${vars.space[3]};
  }
  h1 {
    font-size: ${vars.type.heading};
    text-wrap: balance;
  }
  p {
    color: ${vars.textMuted};
    font-size: ${vars.type.lead};
    line-height: ${vars.leading.snug};
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${vars.space[3]};
    margin-block-start: ${vars.space[3]};
  }
  &[data-state='working'] [data-part='drawing'] {
    animation: wait 1.6s ${vars.motion.ease} infinite alternate;
  }
  @keyframes wait {
    to {
      opacity: 0.55;
    }
  }
`;

/** State of a state frame, for its `className` and `style` functions. */
export interface StateFrameState {
  /** Name of the state. @selector [data-state] */
  state: string;
}

export interface StateFrameProps extends FrameProps<HTMLElement, StateFrameState> {
  /** Name of the state; `working` marks the section as busy. @selector [data-state] */
  state: string;
  /** Icon of the state, decoration only. */
  drawing: ComponentType<IconProps>;
  /** Heading of the page, announced when it changes. */
  title: ReactNode;
  /** Explanation below the heading, announced when it changes. */
  text: ReactNode;
  /** Next actions, such as buttons. Default: none. */
  children?: ReactNode;
}

/** Page for the result of a process: icon, heading and text in a live region, and next actions. */
export function StateFrame({ state, drawing: Drawing, title, text, children, ...frame }: StateFrameProps) {
  return (
    <Section data-part="sheet" {...useFrame(frame, { state })} aria-busy={state === 'working'}>
      <div data-part="drawing" aria-hidden>
        <Drawing size={56} weight="light" />
      </div>
      <div data-part="words" role="status">
        <h1 tabIndex={-1}>{title}</h1>
        <p>{text}</p>
      </div>
      {children && <div data-part="actions">{children}</div>}
    </Section>
  );
}
