import { vars } from '@meetcute/theme';
import { createContext, useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

/** Whether sections are in a group, whose heading is a level above theirs. */
export const InSettingsGroup = createContext(false);

const Frame = styled.section`
  outline: none;
  scroll-margin-block-start: calc(var(--mc-page-head, ${vars.layout.bar}) + ${vars.space[4]});

  > h2 {
    margin-block-end: ${vars.space[4]};
    font-size: ${vars.type.title};
  }
  & + & {
    margin-block-start: ${vars.space[6]};
  }
`;

/** Props of `SettingsGroup`. */
export interface SettingsGroupProps extends FrameProps {
  /** Heading of the group. */
  title: ReactNode;
  /** The sections. */
  children: ReactNode;
}

/** Group of `SettingsSection`s of a long settings page, below a heading of its own. */
export function SettingsGroup({ title, children, ...frame }: SettingsGroupProps) {
  const headingId = useId();
  return (
    <Frame {...useFrame(frame, {})} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <InSettingsGroup value>{children}</InSettingsGroup>
    </Frame>
  );
}
