import { visuallyHiddenCss } from '@meetcute/kit';
import { useViewer } from '@meetcute/react';
import { styled } from 'styled-components';

const Field = styled.input`
  ${visuallyHiddenCss}
`;

/** Tells password managers whose password a form asks for; nobody sees it, and the keyboard passes it by. */
export function HiddenUsername({ email }: { email?: string }) {
  const viewer = useViewer();
  return (
    <Field
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
