import { createContext, use, useCallback, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { pageNonce } from './nonce.ts';
import type { Theme } from './theme.ts';

const PortalContext = createContext<HTMLElement | null>(null);

/** Returns the element inside the nearest root that portals render into; null on the server. */
export const usePortalContainer = (): HTMLElement | null => use(PortalContext);

interface ThemeRootBase extends ComponentPropsWithRef<'div'> {
  /** Colour scheme chosen by the member. Default: the brand's home scheme. @selector [data-scheme] */
  scheme?: 'light' | 'dark' | 'system' | undefined;
  /**
   * Nonce of the page's content security policy, for the style element of the theme. Default: that of
   * `<meta property="csp-nonce">` or `__webpack_nonce__`.
   */
  nonce?: string | undefined;
  /** Content of the brand. */
  children?: ReactNode;
}

/** Props of `ThemeRoot`: a theme, or the name of a template whose styles the page has already. Other props are passed to its `div`. */
export type ThemeRootProps = ThemeRootBase &
  (
    | {
        /** Theme to apply. React adds its styles to the document's head, once for each name. @selector [data-template] */
        theme: Theme;
        /** Not together with `theme`, whose name applies. */
        template?: never;
      }
    | {
        /** Name of the template whose token block applies. @selector [data-template] */
        template: string;
        /** Not together with `template`. */
        theme?: never;
      }
  );

/**
 * Creates the element for overlays before the first rendering. A later one would change a context, for which React hydrates
 * everything inside in one task.
 */
const createContainer = (): HTMLElement | null =>
  typeof document === 'undefined' ? null : document.createElement('div');

/**
 * Scopes a brand to one element: sets its name and scheme there, never on the page, and provides a container
 * for overlays. Several brands can share a page or be nested.
 */
export function ThemeRoot({
  theme,
  template,
  scheme,
  nonce = pageNonce(),
  children,
  ...rest
}: ThemeRootProps): ReactNode {
  const [container] = useState(createContainer);
  // The place for overlays follows the content, but the effects of an overlay that is open at first need it in the document.
  // Refs of earlier elements are set before them.
  const attach = useCallback(
    (start: HTMLElement | null) => {
      if (container) start?.parentElement?.lastElementChild?.append(container);
    },
    [container],
  );
  return (
    <div {...rest} data-template={theme?.name ?? template} data-scheme={scheme}>
      {theme && (
        <style href={`meetcute-${theme.name}`} precedence="meetcute" nonce={nonce}>
          {theme.css}
        </style>
      )}
      <div hidden ref={attach} />
      <PortalContext value={container}>
        <UNSAFE_PortalProvider getContainer={() => container}>{children}</UNSAFE_PortalProvider>
      </PortalContext>
      <div data-part="portals" />
    </div>
  );
}
