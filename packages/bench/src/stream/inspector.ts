/** Resource usage of a process: milliseconds of CPU time, and bytes of heap after a garbage collection. */
export interface Usage {
  /** CPU time since the start, in milliseconds. */
  cpu: number;
  /** Bytes of memory after a garbage collection. */
  memory: number;
}

/** Connects to the inspector of a process. */
export async function openInspector(url: string): Promise<{ usage(): Promise<Usage>; close(): void }> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error('The inspector can’t be reached.')), {
      once: true,
    });
  });
  let last = 0;
  const sendCommand = (method: string, params = {}) =>
    new Promise<{ result?: { value?: string } }>((resolve) => {
      last += 1;
      const id = last;
      const onMessage = ({ data }: MessageEvent<string>) => {
        const message = JSON.parse(data) as { id?: number; result: { result?: { value?: string } } };
        if (message.id !== id) return;
        socket.removeEventListener('message', onMessage);
        resolve(message.result);
      };
      socket.addEventListener('message', onMessage);
      socket.send(JSON.stringify({ id, method, params }));
    });
  const expression = 'JSON.stringify({ cpu: process.cpuUsage(), memory: process.memoryUsage() })';
  return {
    async usage() {
      const { result } = await sendCommand('Runtime.evaluate', { expression, returnByValue: true });
      await sendCommand('HeapProfiler.collectGarbage');
      const after = await sendCommand('Runtime.evaluate', { expression, returnByValue: true });
      const { cpu } = JSON.parse(result?.value ?? '{}') as { cpu: NodeJS.CpuUsage };
      const { memory } = JSON.parse(after.result?.value ?? '{}') as { memory: NodeJS.MemoryUsage };
      return { cpu: (cpu.user + cpu.system) / 1000, memory: memory.heapUsed + memory.external };
    },
    close: () => socket.close(),
  };
}
