import { Suspense, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

const NeedsScript = styled.div`
  display: contents;

  @media (scripting: none) {
    &[data-needs-script] {
      display: none;
    }
  }
`;

/** Props of `ScriptChoice`. */
export interface ScriptChoiceProps {
  /** Content for browsers that run no script; null if `children` work there. */
  without: ReactNode;
  /** Content for all other browsers. */
  children: ReactNode;
}

/** Shows other content in browsers that run no script. */
export function ScriptChoice({ without: content, children }: ScriptChoiceProps) {
  // Browsers without script show the server's document, so later content would only change the page.
  const [initialContent] = useState(content);
  return (
    <>
      {initialContent !== null && (
        <noscript>
          <Suspense>{initialContent}</Suspense>
        </noscript>
      )}
      <NeedsScript data-needs-script={initialContent !== null || undefined}>{children}</NeedsScript>
    </>
  );
}
