import { media, vars } from '@meetcute/theme';
import { useContext, useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';
import { InSettingsGroup } from './SettingsGroup.tsx';

const Frame = styled.section`
  display: grid;
  gap: ${vars.space[4]};
  padding-block: ${vars.space[6]};
  border-block-start: 1px solid ${vars.line};
  outline: none;
  scroll-margin-block-start: calc(var(--mc-page-head, ${vars.layout.bar}) + ${vars.space[4]});

  h2 {
    font-size: ${vars.type.title};
  }
  h3 {
    font-family: inherit;
    font-size: ${vars.type.lead};
    letter-spacing: normal;
  }
  [data-part='about'] {
    display: grid;
    align-content: start;
    gap: ${vars.space[2]};
  }
  [data-part='about'] p,
  [data-part='fine'] {
    max-inline-size: 38em;
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
    line-height: ${vars.leading.snug};
  }
  [data-part='body'] {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: ${vars.space[4]};
    min-inline-size: 0;
  }
  [data-part='body'] > form {
    display: grid;
    justify-items: stretch;
    gap: ${vars.space[4]};
    inline-size: min(26rem, 100%);
  }
  form > [data-variant] {
    justify-self: start;
  }
  /* The words of a plain button stand on the line of the others, not its invisible frame. */
  [data-part='body'] > [data-variant='plain'] {
    margin-inline: calc(-1 * ${vars.space[3]});
  }
  [data-part='value'] {
    font-weight: ${vars.weight.strong};
    overflow-wrap: anywhere;
  }
  [data-part='body'] a:not([data-variant]) {
    color: ${vars.accentText};
    font-weight: ${vars.weight.strong};
  }
  li > a,
  [data-part='fine'] > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${vars.layout.touch};
  }
  /* The first of several links is level with the heading beside it. */
  [data-part='body'] > ul:has(> li > a) {
    margin-block: calc(-1 * ${vars.space[2]});
  }
  /* Empty live regions take no space. */
  [role='status']:empty,
  [role='alert']:empty {
    position: absolute;
  }
  [data-part='news'] {
    padding: ${vars.space[3]} ${vars.space[4]};
    border-radius: ${vars.radius.medium};
    background: ${vars.accentSoft};
    color: ${vars.text};
    overflow-wrap: anywhere;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
    gap: ${vars.space[10]};
  }
`;

/** Props of `SettingsSection`. */
export interface SettingsSectionProps extends FrameProps {
  /** Heading of the section. */
  title: ReactNode;
  /** Description in a sentence or two. */
  about?: ReactNode;
  /** Controls of the section. */
  children: ReactNode;
}

/**
 * Section of a settings page: description on the left, controls on the right; stacked on a phone. Its heading is an `h2`,
 * in a `SettingsGroup` an `h3`.
 */
export function SettingsSection({ title, about, children, ...frame }: SettingsSectionProps) {
  const headingId = useId();
  const Heading = useContext(InSettingsGroup) ? 'h3' : 'h2';
  return (
    <Frame {...useFrame(frame, {})} aria-labelledby={headingId}>
      <div data-part="about">
        <Heading id={headingId}>{title}</Heading>
        {about !== undefined && <p>{about}</p>}
      </div>
      <div data-part="body">{children}</div>
    </Frame>
  );
}
