import { onInterruption } from '@meetcute/host/interruption';
import { spawn, type ChildProcess } from 'node:child_process';

const isWindows = process.platform === 'win32';

/** Sends a signal to a process that leads a group, and to everything that it has started. On Windows to the process alone. */
export function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (isWindows || child.pid === undefined) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // Nothing of it runs any more.
  }
}

/** A program to run in a process group of its own. */
export interface GroupProgram {
  readonly cwd: string;
  readonly program: string;
  readonly words: readonly string[];
  /** Environment variables. Default: those of this process. */
  readonly env?: NodeJS.ProcessEnv;
  /** Asks it to end, at the first interruption. Default: SIGTERM for the group. The second one ends the group. */
  readonly interrupt?: (child: ChildProcess) => void;
  /** Whether its messages go to the error output of this process, in place of the result. Default: false. */
  readonly showsMessages?: boolean;
  /** Gets each piece of its output and of messages that are not shown. Default: none. */
  readonly onText?: (text: string) => void;
  /** Gets what it sends by `process.send()`. Default: it can send nothing. */
  readonly onMessage?: (message: unknown) => void;
}

/** A program that has ended. */
export interface GroupRun {
  /** Exit code; null where a signal has ended it. */
  readonly code: number | null;
  /** Text of its result. */
  readonly output: string;
  /** Text about its work and its errors. */
  readonly messages: string;
  /** First signal to this process while it ran; null for none. */
  readonly interruption: NodeJS.Signals | null;
}

/**
 * Runs a program in a process group of its own: a terminal then sends an interruption to this process alone, which passes it on
 * once. Resolves after the program has ended, and rejects where it can't be started.
 */
export const runGroup = ({
  cwd,
  program,
  words,
  env = process.env,
  interrupt = (child) => endGroup(child, 'SIGTERM'),
  showsMessages = false,
  onText = () => {},
  onMessage,
}: GroupProgram): Promise<GroupRun> =>
  new Promise((resolve, reject) => {
    const run = { output: '', messages: '', interruption: null as NodeJS.Signals | null };
    // Before it starts, so that no signal ends this process and leaves the program alone.
    const stopListening = onInterruption((signal) => {
      if (run.interruption === null) interrupt(child);
      else endGroup(child, 'SIGKILL');
      run.interruption ??= signal;
    });
    const child = spawn(program, words, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', showsMessages ? process.stderr : 'pipe', onMessage ? 'ipc' : 'ignore'],
      // On Windows npm is a script of its shell.
      shell: isWindows && program !== process.execPath,
      detached: !isWindows,
    });
    const read = (name: 'output' | 'messages') => (text: string) => {
      run[name] += text;
      onText(text);
    };
    child.stdout?.setEncoding('utf8').on('data', read('output'));
    child.stderr?.setEncoding('utf8').on('data', read('messages'));
    if (onMessage) child.on('message', onMessage);
    child.on('error', (fault) => {
      stopListening();
      reject(fault);
    });
    child.on('close', (code) => {
      stopListening();
      resolve({ code, ...run });
    });
  });
