import { lazy, type ComponentType } from 'react';

// An error page that fails would help nobody.
const load = () => import('./VisitorOffer.tsx').catch(() => ({ default: () => null }));

const Late = lazy(load);
let loaded: ComponentType | undefined;

/** Loads the form before the page comes to life, so that what the server drew of it stays. Never rejects. */
export async function loadVisitorOffer(): Promise<void> {
  loaded = (await load()).default;
}

/** The form below an error; loaded when it is drawn, because every first page brings the error page along. */
export const visitorOffer = (): ComponentType => loaded ?? Late;
