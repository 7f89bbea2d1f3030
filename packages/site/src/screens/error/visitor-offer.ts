import { lazy, type ComponentType } from 'react';

// A failing error page would be worse than a missing form.
const load = () => import('./VisitorOffer.tsx').catch(() => ({ default: () => null }));

const Late = lazy(load);
let offer: ComponentType | undefined;

/** Loads the form before hydration, so that its server markup is kept. Never rejects. */
export async function loadVisitorOffer(): Promise<void> {
  offer = (await load()).default;
}

/** Returns the form below an error. It loads when rendered, because every first page loads the error page. */
export const visitorOffer = (): ComponentType => offer ?? Late;
