import { routes, type RouteName } from '@meetcute/core';
import { consentTexts, shellTexts } from '../frame/texts.ts';
import { findBinding } from './bindings.ts';

/** Returns the screen of a route, with the namespaces that its page loads beyond those of every page. */
export function screenTexts(route: RouteName): { screen: string; namespaces: readonly string[] } {
  const { screen, texts } = findBinding(route);
  return { screen, namespaces: texts };
}

/** Namespaces of the frame around every page. */
export const frameTexts: readonly string[] = [...shellTexts, ...consentTexts, 'consent'];

/** Returns the screens whose pages load a namespace; null for texts of every page. */
export function findTextScreens(namespace: string): readonly string[] | null {
  if (frameTexts.includes(namespace)) return null;
  const loading = routes
    .map(({ name }) => screenTexts(name))
    .filter(({ namespaces }) => namespaces.includes(namespace));
  return [...new Set(loading.map(({ screen }) => screen))];
}
