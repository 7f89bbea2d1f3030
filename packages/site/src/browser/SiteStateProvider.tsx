import { COOKIE_LIFETIME_S, withoutLanguage } from '@meetcute/core';
import { isLocaleCode, serializeLocaleCookie, switchLocale } from '@meetcute/i18n';
import type { i18n } from 'i18next';
import { useMemo, useState, type ReactNode } from 'react';
import { schemeCookie } from '../page-state.ts';
import { textLoader } from './texts.ts';
import type { Scheme, SiteState } from '../frame/SiteState.ts';

const isSecure = () => location.protocol === 'https:';

function persistScheme(scheme: Scheme): void {
  document.documentElement.style.colorScheme = scheme === 'system' ? 'light dark' : scheme;
  document.cookie = `${schemeCookie}=${scheme}; Max-Age=${COOKIE_LIFETIME_S}; Path=/; SameSite=Lax${isSecure() ? '; Secure' : ''}`;
}

async function persistLocale(instance: i18n, locale: string, buildId: string): Promise<void> {
  if (!isLocaleCode(locale) || !(await switchLocale(instance, locale, { buildId }))) return;
  document.documentElement.lang = locale;
  document.cookie = serializeLocaleCookie(locale, { secure: isSecure() });
  // An address that names another language would win over the choice at the next load.
  const address = `${location.pathname}${location.search}`;
  const chosen = withoutLanguage(address);
  if (chosen !== address) history.replaceState(history.state, '', chosen + location.hash);
}

interface SiteStateProviderProps {
  /** Initially chosen scheme; undefined for the brand's home scheme. */
  first: Scheme | undefined;
  /** Translations of the page. */
  i18n: i18n;
  /** Build id of the texts. */
  buildId: string;
  /** Renders the site with its state. */
  children: (state: SiteState) => ReactNode;
}

/** Stores the chosen scheme, and writes scheme, language and title to document and cookies. */
export function SiteStateProvider({ first, i18n, buildId, children }: SiteStateProviderProps): ReactNode {
  const [scheme, setScheme] = useState(first);
  const state = useMemo<SiteState>(
    () => ({
      scheme,
      setScheme: (next) => {
        persistScheme(next);
        setScheme(next);
      },
      setLocale: (locale) => persistLocale(i18n, locale, buildId),
      loadTexts: textLoader(i18n, buildId),
      setTitle: (title) => {
        document.title = title;
      },
    }),
    [buildId, i18n, scheme],
  );
  return children(state);
}
