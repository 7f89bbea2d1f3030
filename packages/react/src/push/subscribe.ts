/** Subscribes to push. Replaces a subscription that was made with an outdated key of the site. */
export async function subscribeWith(
  manager: PushManager,
  applicationServerKey: string,
): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await manager.subscribe(options);
  } catch (cause) {
    if (!(cause instanceof DOMException) || cause.name !== 'InvalidStateError') throw cause;
    await (await manager.getSubscription())?.unsubscribe();
    return manager.subscribe(options);
  }
}
