import { createContext, useContext } from 'react';

const FoundCount = createContext<number | null>(null);

/** Provides the number of results to what is loaded later; null while a search runs. */
export const FoundCountProvider = FoundCount.Provider;

/** Returns the number of results of the page's search; null while it runs. */
export const useFoundCount = (): number | null => useContext(FoundCount);
