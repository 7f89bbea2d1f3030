import { createContext, use, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';

const PortalContext = createContext<HTMLElement | null>(null);

/** The element inside the nearest root that portals render into, or null before it is there. */
export const usePortalContainer = (): HTMLElement | null => use(PortalContext);

export interface ThemeRootProps extends ComponentPropsWithRef<'div'> {
  /** Name of the template whose token block applies. @selector [data-template] */
  template: string;
  /** Colour scheme the member chose; without it the brand's home scheme applies. @selector [data-scheme] */
  scheme?: 'light' | 'dark' | 'system' | undefined;
  children?: ReactNode;
}

/**
 * Scopes a brand: puts its name and scheme on one element, never on the page, and gives overlays a container inside it,
 * so that two brands, or a brand in a brand, can stand on one page.
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
