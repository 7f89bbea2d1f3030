/** A page of the site, as its worker sees it. */
export interface PageClient {
  readonly id: string;
  readonly url: string;
  readonly focused: boolean;
  readonly visibilityState: DocumentVisibilityState;
  readonly postMessage: (message: unknown, transfer?: Transferable[]) => void;
  readonly focus: () => Promise<PageClient>;
}

/** An event whose worker is kept alive until the work is done. */
export interface WorkEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface MessageWorkEvent extends WorkEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

export interface PushWorkEvent extends WorkEvent {
  readonly data: { readonly text: () => string } | null;
}

export interface ClickWorkEvent extends WorkEvent {
  readonly notification: Notification;
}

export interface SubscriptionWorkEvent extends WorkEvent {
  readonly newSubscription?: PushSubscription | null;
  readonly oldSubscription?: PushSubscription | null;
}

/** What the host tells the worker of its site, written before the worker's own code. */
export interface WorkerSetup {
  readonly build: string;
  /** Name of the site, for news without a title. */
  readonly name: string;
  /** Addresses of the files that the site needs to start; their names hold a hash. */
  readonly files: readonly string[];
}

/** What a worker uses of its global scope: the libraries of pages and of workers can't be had in one project. */
export interface WorkerScope {
  readonly meetcute: WorkerSetup;
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly navigator: Navigator;
  readonly clients: {
    readonly matchAll: (options: object) => Promise<readonly PageClient[]>;
    readonly openWindow: (url: string) => Promise<PageClient | null>;
    readonly claim: () => Promise<void>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <E extends Event>(type: string, listener: (event: E) => void) => void;
}

export const scope = globalThis as unknown as WorkerScope;

/** A file in a tab of its own, such as a photo, has no script: it neither answers nor tells anybody anything. */
const isFile = ({ url }: PageClient): boolean => /^\/(api|cdn)\//.test(new URL(url).pathname);

/** All open pages of the site, also those that another worker has control of. */
export async function openPages(): Promise<readonly PageClient[]> {
  const all = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter((page) => !isFile(page));
}
