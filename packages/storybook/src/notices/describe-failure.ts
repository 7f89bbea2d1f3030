/** Step of a story as Storybook records it. */
export interface RecordedStep {
  method: string;
  args: readonly unknown[];
}

/** Failure of a story's steps. */
export interface StepFailure {
  message: string;
  stack?: string | undefined;
  /** Step that failed; null where Storybook recorded none. */
  step: RecordedStep | null;
  /** File of the story; null where it is unknown. */
  file: string | null;
}

const LONGEST = 300;
/** Colours of the terminal. */
const COLOURS = new RegExp(String.raw`${String.fromCodePoint(27)}\[\d+m`, 'g');

function argumentText(value: unknown): string {
  if (value instanceof RegExp) return String(value);
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value);
  if (entries.some(([key]) => key.startsWith('__'))) return '…';
  return `{ ${entries.map(([key, each]) => `${key}: ${argumentText(each)}`).join(', ')} }`;
}

/** Returns the first lines of a message: Testing Library adds the whole page. */
function shorten(message: string): string {
  const [first = ''] = message
    .replaceAll(COLOURS, '')
    .trim()
    .split(/\n\s*\n/);
  return first.length > LONGEST ? `${first.slice(0, LONGEST)} …` : first;
}

/** Returns the line of a stack in the file of the story, such as 'Login.stories.tsx:12'; null without one, as in a build. */
const lineIn = (stack = ''): string | null =>
  /([\w-]+\.stories\.tsx)(?:\?[^:\s]*)?:(\d+)/.exec(stack)?.slice(1, 3).join(':') ?? null;

/** Returns what failed, and where, in sentences for the canvas. */
export function describeFailure({ message, stack, step, file }: StepFailure): {
  what: string;
  where: string;
} {
  const place = lineIn(stack) ?? file?.split('/').at(-1);
  const call = step && `${step.method}(${step.args.map(argumentText).join(', ')})`;
  const where = [call && `At ${call}`, place && `${call ? 'in' : 'In'} ${place}`].filter(Boolean).join(' ');
  return { what: shorten(message), where: where && `${where}.` };
}
