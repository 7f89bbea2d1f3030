/** Returns the port of the host that serves this worker's journeys; each worker has its own host. */
export function hostPort(): string {
  const ports = (process.env['E2E_PORT'] ?? '').split(',');
  return ports[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % ports.length] ?? '';
}
