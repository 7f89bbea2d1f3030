/** Event of a trace. Times are in microseconds. */
export interface TraceEvent {
  name: string;
  /** Start. */
  ts: number;
  /** Duration. */
  dur?: number;
  /** CPU time of the thread. */
  tdur?: number;
  pid: number;
  tid: number;
  args?: { data?: { url?: string; functionName?: string }; fileName?: string };
}

const fileOf = (url: string) => url.split(/[?#]/, 1)[0]?.split('/').at(-1) || 'document';

function labelOf({ name, args }: TraceEvent): string {
  const { url, functionName } = args?.data ?? {};
  const file = url ?? args?.fileName;
  return [name, functionName, file === undefined ? undefined : fileOf(file)].filter(Boolean).join(' ');
}

/**
 * Names a task by the events of its thread that ran within it: the three that took most CPU time themselves, without the
 * events inside them. `events` are those of the thread in the order of their start.
 */
export function nameTask(task: TraceEvent, events: readonly TraceEvent[]): string {
  const end = task.ts + (task.dur ?? 0);
  const times = new Map<string, number>();
  const add = (label: string, time: number) => times.set(label, (times.get(label) ?? 0) + time);
  const open: { label: string; end: number }[] = [];
  for (const event of events) {
    const { ts, dur = 0, tdur = 0 } = event;
    if (event === task || tdur === 0 || ts < task.ts || ts + dur > end) continue;
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= ts) open.pop();
    const label = labelOf(event);
    const parent = open.at(-1);
    if (parent) add(parent.label, -tdur);
    add(label, tdur);
    open.push({ label, end: ts + dur });
  }
  return [...times]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 4)
    .filter(([, time]) => time >= 1000)
    .map(([label, time]) => `${label} ${(time / 1000).toFixed(1)}`)
    .join(', ');
}
