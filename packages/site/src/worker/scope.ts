/** A page of the site, as seen by its service worker. */
export interface PageClient {
  /** Id of the client. */
  readonly id: string;
  /** Address of the page. */
  readonly url: string;
  /** Whether the page has the focus. */
  readonly focused: boolean;
  /** Visibility of the page. */
  readonly visibilityState: DocumentVisibilityState;
  /** Sends a message to the page. */
  readonly postMessage: (message: unknown, transfer?: Transferable[]) => void;
  /** Focuses the page's window. Rejects when the browser refuses. */
  readonly focus: () => Promise<PageClient>;
}

/** An event that keeps the worker alive until its work is done. */
export interface WorkEvent extends Event {
  /** Extends the event until the promise settles. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** A message from a page. */
export interface MessageWorkEvent extends WorkEvent {
  /** The message. */
  readonly data: unknown;
  /** Ports for a reply. */
  readonly ports: readonly MessagePort[];
}

/** A push from the push service. */
export interface PushWorkEvent extends WorkEvent {
  /** The payload; null for an empty push. */
  readonly data: { readonly text: () => string } | null;
}

/** A click on a notification. */
export interface ClickWorkEvent extends WorkEvent {
  /** The clicked notification. */
  readonly notification: Notification;
}

/** A change of the push subscription by the browser. */
export interface SubscriptionWorkEvent extends WorkEvent {
  /** The new subscription, if the browser created one. */
  readonly newSubscription?: PushSubscription | null;
  /** The ended subscription. */
  readonly oldSubscription?: PushSubscription | null;
}

/** Settings that the host writes before the worker's own code. */
export interface WorkerSetup {
  /** Build id of the site. */
  readonly build: string;
  /** Name of the site, for notifications without a title. */
  readonly name: string;
  /** Addresses of the files that the site needs to start; file names contain a hash. */
  readonly files: readonly string[];
}

/**
 * The parts of the global scope that the worker uses. TypeScript cannot load the libraries of pages and
 * workers in one project.
 */
export interface WorkerScope {
  /** Settings of the host. */
  readonly meetcute: WorkerSetup;
  /** Address of the worker's script. */
  readonly location: Location;
  /** Registration of the worker. */
  readonly registration: ServiceWorkerRegistration;
  /** Navigator of the worker. */
  readonly navigator: Navigator;
  /** Pages of the site. */
  readonly clients: {
    readonly matchAll: (options: object) => Promise<readonly PageClient[]>;
    readonly openWindow: (url: string) => Promise<PageClient | null>;
    readonly claim: () => Promise<void>;
  };
  /** Activates the worker without waiting for open pages. */
  readonly skipWaiting: () => Promise<void>;
  /** Adds an event listener. */
  readonly addEventListener: <E extends Event>(type: string, listener: (event: E) => void) => void;
}

/** The worker's global scope. */
export const scope = globalThis as unknown as WorkerScope;

/** Whether a page is a plain file, such as a photo in its own tab. It runs no script and never replies. */
const isFile = ({ url }: PageClient): boolean => /^\/(api|cdn)\//.test(new URL(url).pathname);

/** Returns all open pages of the site, including those controlled by another worker. */
export async function openPages(): Promise<readonly PageClient[]> {
  const all = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter((page) => !isFile(page));
}
