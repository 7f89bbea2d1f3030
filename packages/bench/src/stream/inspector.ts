/** Resource usage of a process: milliseconds of CPU time, and bytes of heap after a garbage collection. */
export interface Usage {
  /** CPU time since the start, in milliseconds. */
  cpu: number;
  /** Bytes of memory after a garbage collection. */
  memory: number;
}

/** Resources that a process holds after a garbage collection. */
export interface Footprint {
  /** Process id. */
  pid: number;
  /** Bytes of the heap in use. */
  heap: number;
  /** Bytes of buffers and other memory of objects outside the heap. */
  external: number;
  /** Bytes of the whole process in memory. */
  rss: number;
  /** Open sockets, timers, files and requests that keep the process running. */
  resources: number;
}

/** Connection to the inspector of a process. */
export interface Inspector {
  /** Returns CPU time and memory. */
  usage(): Promise<Usage>;
  /** Returns what the process holds. */
  footprint(): Promise<Footprint>;
  /** Closes the connection. */
  close(): void;
}

const MEASURE = `JSON.stringify({
  cpu: process.cpuUsage(),
  memory: process.memoryUsage(),
  pid: process.pid,
  resources: process.getActiveResourcesInfo().length,
})`;

interface Measured {
  cpu: NodeJS.CpuUsage;
  memory: NodeJS.MemoryUsage;
  pid: number;
  resources: number;
}

/** Connects to the inspector of a process. */
export async function openInspector(url: string): Promise<Inspector> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error('The inspector can’t be reached.')), {
      once: true,
    });
  });
  let last = 0;
  const sendCommand = (method: string, params = {}) =>
    new Promise<{ result?: { value?: string }; usedSize?: number }>((resolve) => {
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
  const measure = async (): Promise<Measured> => {
    const { result } = await sendCommand('Runtime.evaluate', { expression: MEASURE, returnByValue: true });
    return JSON.parse(result?.value ?? '{}') as Measured;
  };
  const collect = () => sendCommand('HeapProfiler.collectGarbage');
  return {
    usage: async () => {
      const { cpu } = await measure();
      await collect();
      const { memory } = await measure();
      return { cpu: (cpu.user + cpu.system) / 1000, memory: memory.heapUsed + memory.external };
    },
    footprint: async () => {
      // The first collection runs finalizers, whose objects the second one frees.
      await collect();
      await collect();
      const { usedSize = 0 } = await sendCommand('Runtime.getHeapUsage');
      const { memory, pid, resources } = await measure();
      return { pid, heap: usedSize, external: memory.external, rss: memory.rss, resources };
    },
    close: () => socket.close(),
  };
}
