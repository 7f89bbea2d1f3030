import { useLiveSession } from './useLiveSession.ts';

/** Keeps the data of the page live. Renders nothing. */
export default function LiveSync() {
  useLiveSession();
  return null;
}
