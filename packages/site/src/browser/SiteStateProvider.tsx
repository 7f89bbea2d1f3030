import {
  CONSENT_FIELD,
  COOKIE_LIFETIME_S,
  cookieConsentOf,
  countryCookie,
  PREFERENCES_PATH,
  serializeCookie,
  type CookieConsent,
} from '@meetcute/core';
import { serializeLocaleCookie, type LocaleCode } from '@meetcute/i18n';
import type { i18n } from 'i18next';
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { schemeCookie } from '../page-state.ts';
import { textLoader } from './texts.ts';
import type { ConsentState, Scheme, SiteState } from '../frame/SiteState.ts';

const isSecure = () => location.protocol === 'https:';

function persistScheme(scheme: Scheme): void {
  document.documentElement.style.colorScheme = scheme === 'system' ? 'light dark' : scheme;
  document.cookie = serializeCookie(schemeCookie, scheme, { secure: isSecure(), maxAge: COOKIE_LIFETIME_S });
}

function persistCountry(country: string | null): void {
  document.cookie = countryCookie(country, { secure: isSecure() });
}

function keepLocale(locale: LocaleCode): void {
  document.cookie = serializeLocaleCookie(locale, { secure: isSecure() });
}

/** Changes the language. Its code is loaded with its texts; without it, the page keeps its language as without them. */
async function persistLocale(instance: i18n, locale: string, buildId: string): Promise<void> {
  const newLocale = await import('./change-locale.ts')
    .then(({ changeLocale }) => changeLocale(instance, locale, buildId))
    .catch(() => null);
  if (newLocale) keepLocale(newLocale);
}

/** The server stores the choice, because browsers shorten the lifetime of cookies that a script writes. */
async function persistConsent(choice: CookieConsent, back: string): Promise<boolean> {
  const body = new URLSearchParams({ [CONSENT_FIELD]: choice, back });
  await fetch(PREFERENCES_PATH, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined);
  listeners.forEach((onChange) => onChange());
  return cookieConsentOf(document.cookie) === choice;
}

const listeners = new Set<() => void>();

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/** Returns the stored choice, which may have been made before hydration. */
const useStoredConsent = (first: ConsentState) =>
  useSyncExternalStore(
    subscribe,
    () => cookieConsentOf(document.cookie),
    () => first.choice,
  );

interface SiteStateProviderProps {
  /** Choice about cookies that the server knows. */
  consent: ConsentState;
  /** Initially chosen scheme; undefined for the brand's home scheme. */
  first: Scheme | undefined;
  /** Translations of the page. */
  i18n: i18n;
  /** Build id of the texts. */
  buildId: string;
  /** Renders the site with its state. */
  children: (state: SiteState) => ReactNode;
}

/** Stores the visitor's choices, and writes scheme, language, country and title to document and cookies. */
export function SiteStateProvider(props: SiteStateProviderProps): ReactNode {
  const { first, i18n, buildId, children } = props;
  const [scheme, setScheme] = useState(first);
  // The address of the document names the traffic source, also after a navigation.
  const [entry] = useState(() => location.pathname + location.search);
  const choice = useStoredConsent(props.consent);
  const isAsked = props.consent.isAsked && choice === null;
  const state = useMemo<SiteState>(
    () => ({
      scheme,
      setScheme: (next) => {
        persistScheme(next);
        setScheme(next);
      },
      consent: { choice, isAsked },
      setConsent: (next) => persistConsent(next, entry),
      setCountry: persistCountry,
      keepLocale,
      setLocale: (locale) => persistLocale(i18n, locale, buildId),
      loadTexts: textLoader(i18n, buildId),
      setTitle: (title) => {
        document.title = title;
      },
    }),
    [buildId, choice, entry, i18n, isAsked, scheme],
  );
  return children(state);
}
