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
export function ScriptChoice({ without: given, children }: ScriptChoiceProps) {
  // Browsers without script show the server's document, so later content would only change the page.
  const [without] = useState(given);
  return (
    <>
      {without !== null && (
        <noscript>
          <Suspense>{without}</Suspense>
        </noscript>
      )}
      <NeedsScript data-needs-script={without !== null || undefined}>{children}</NeedsScript>
    </>
  );
}
