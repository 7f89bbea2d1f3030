import { createContext, use, type ReactNode } from 'react';

type Navigate = (href: string) => void;

const NavigateContext = createContext<Navigate | null>(null);

/** Props of `LinkProvider`. */
export interface LinkProviderProps {
  /** Called with the address of a pressed link on the same site, such as the `navigate` of a router. */
  navigate: Navigate;
  /** Page whose links navigate this way. */
  children: ReactNode;
}

/** Lets the links of parts navigate with the app's router. Without it, the browser loads each page. */
export const LinkProvider = ({ navigate, children }: LinkProviderProps) => (
  <NavigateContext value={navigate}>{children}</NavigateContext>
);

/** Returns the function that navigates to an address of the site; null if the browser loads each page. */
export const useNavigateLink = (): Navigate | null => use(NavigateContext);
