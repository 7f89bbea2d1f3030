import { createContext, use, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';

const PortalContext = createContext<HTMLElement | null>(null);

/** Returns the element inside the nearest root that portals render into; null before it is mounted. */
export const usePortalContainer = (): HTMLElement | null => use(PortalContext);

/** Props of `ThemeRoot`. Other props are passed to its `div`. */
export interface ThemeRootProps extends ComponentPropsWithRef<'div'> {
  /** Name of the template whose token block applies. @selector [data-template] */
  template: string;
  /** Colour scheme chosen by the member. Default: the brand's home scheme. @selector [data-scheme] */
  scheme?: 'light' | 'dark' | 'system' | undefined;
  /** Content of the brand. */
  children?: ReactNode;
}

/**
 * Scopes a brand to one element: sets its name and scheme there, never on the page, and provides a container
 * for overlays. Several brands can share a page or be nested.
 */
export function ThemeRoot({ template, scheme, children, ...rest }: ThemeRootProps): ReactNode {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <div {...rest} data-template={template} data-scheme={scheme}>
      <PortalContext value={container}>
        <UNSAFE_PortalProvider getContainer={() => container}>{children}</UNSAFE_PortalProvider>
      </PortalContext>
      <div data-part="portals" ref={setContainer} />
    </div>
  );
}
