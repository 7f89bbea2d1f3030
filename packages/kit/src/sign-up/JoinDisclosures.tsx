import { SignUp } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

const List = styled(SignUp.Disclosures)`
  display: grid;
  gap: ${vars.space[2]};
  max-inline-size: 39em;
  padding-inline-start: 1.2em;
  font-size: ${vars.type.small};
  line-height: ${vars.leading.snug};
  list-style: disc;
  text-align: start;

  li::marker {
    color: ${vars.accentText};
  }
`;

/** Props of `JoinDisclosures`. */
export type JoinDisclosuresProps = FrameProps<HTMLUListElement>;

/** List of what visitors must know before they join, which no template can remove. */
export const JoinDisclosures = (frame: JoinDisclosuresProps) => <List {...useFrame(frame, {})} />;
