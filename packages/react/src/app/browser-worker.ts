import type { WorkerEvent } from '@meetcute/core';
import type { PageMessage, WorkerPort, WorkerMessageHandlers } from './port.ts';
import { registerWorker } from './register-worker.ts';
import { WORKER } from './worker.ts';
import { isWriting } from './writing.ts';

/** Milliseconds to wait for the response of a waiting worker. */
const TAKE_CONTROL_TIMEOUT_MS = 5000;

type OnEvent = (event: WorkerEvent) => void;

const container = () => navigator.serviceWorker;

/** Reports the workers of a registration and the state changes of each new one. */
function follow(registration: ServiceWorkerRegistration, onEvent: OnEvent): void {
  onEvent({ type: 'registered' });
  if (registration.active) onEvent({ type: 'activated' });
  if (registration.waiting && container().controller) onEvent({ type: 'updateWaiting' });
  const followNew = () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'activated') onEvent({ type: 'activated' });
      if (worker.state !== 'installed') return;
      onEvent({ type: container().controller ? 'updateWaiting' : 'offlineReady' });
    });
  };
  followNew();
  registration.addEventListener('updatefound', followNew);
}

function watch(onEvent: OnEvent): () => void {
  let isOver = false;
  const report: OnEvent = (event) => isOver || onEvent(event);
  let hadController = container().controller !== null;
  const onControl = () => {
    report({ type: 'tookControl', hadController });
    hadController = true;
  };
  container().addEventListener('controllerchange', onControl);
  registerWorker()
    .then((registration) => follow(registration, report))
    .catch(() => report({ type: 'failed' }));
  return () => {
    isOver = true;
    container().removeEventListener('controllerchange', onControl);
  };
}

async function takeControl(isAsked: boolean): Promise<boolean> {
  const waiting = (await container().getRegistration(WORKER.scope))?.waiting;
  if (!waiting) return false;
  const { port1, port2 } = new MessageChannel();
  const response = new Promise<boolean>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === true), { once: true });
  });
  port1.start();
  waiting.postMessage({ type: 'take-control', isAsked }, [port2]);
  const timeout = new Promise<boolean>((resolve) =>
    setTimeout(() => resolve(false), TAKE_CONTROL_TIMEOUT_MS),
  );
  return Promise.race([response, timeout]).finally(() => port1.close());
}

function subscribe({ onOpen, onSubscriptionChange }: WorkerMessageHandlers): () => void {
  const onMessage = ({ data, ports: [port] }: MessageEvent<{ type?: string; path?: string } | null>) => {
    if (data?.type === 'are-you-writing') port?.postMessage({ isWriting: isWriting() });
    if (data?.type === 'subscription-changed') onSubscriptionChange();
    if (data?.type !== 'open' || typeof data.path !== 'string') return;
    port?.postMessage(true);
    onOpen(data.path);
  };
  container().addEventListener('message', onMessage);
  return () => container().removeEventListener('message', onMessage);
}

/** Posts to the registration's active worker, because a page has no controller after a forced reload. */
async function postToWorker(type: PageMessage): Promise<void> {
  const registration = await container().getRegistration(WORKER.scope);
  registration?.active?.postMessage({ type });
}

async function closeNotifications(tag: string): Promise<void> {
  const registration = await container().getRegistration(WORKER.scope);
  for (const each of (await registration?.getNotifications({ tag })) ?? []) each.close();
}

/** Implementation of `WorkerPort` with the browser's service worker API. */
export const browserWorker: WorkerPort = {
  watch,
  takeControl,
  checkForUpdate: async () => void (await (await container().getRegistration(WORKER.scope))?.update()),
  post: (type) => void postToWorker(type).catch(() => undefined),
  closeNotifications: (tag) => void closeNotifications(tag).catch(() => undefined),
  subscribe,
};
