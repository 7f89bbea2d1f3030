import { useViewer } from '@meetcute/react';
import { styled } from 'styled-components';
import { visuallyHiddenCss } from '../visually-hidden/visually-hidden-css.ts';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

const Field = styled.input`
  ${visuallyHiddenCss}
`;

/** Props of `HiddenUsername`. */
export interface HiddenUsernameProps extends FrameProps<HTMLInputElement> {
  /** Email address of the account. Default: the viewer's. */
  email?: string;
}

/** Tells password managers to which account a password field belongs. It is visually hidden and not focusable. */
export function HiddenUsername({ email, ...frame }: HiddenUsernameProps) {
  const viewer = useViewer();
  return (
    <Field
      {...useFrame(frame, {})}
      type="text"
      name="username"
      autoComplete="username"
      value={email ?? viewer?.email ?? ''}
      readOnly
      tabIndex={-1}
      aria-hidden
    />
  );
}
