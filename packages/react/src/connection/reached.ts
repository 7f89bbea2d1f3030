import type { ClientStore } from '../provider/client-store.ts';

/** Records that the server was reached by the event stream or by another tab, so that this page need not send a request. */
export const noteReached = (store: ClientStore): void => store.setState({ reachedAt: performance.now() });
