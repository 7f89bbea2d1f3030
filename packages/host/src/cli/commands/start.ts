import type { CommandOutput } from '@meetcute/server/commands';
import { flushCompileCache } from 'node:module';
import { logConsole } from '../../log/log-console.ts';
import { createLog } from '../../log/log.ts';
import { mailWarning, readEnvironment } from '../../start/environment.ts';
import { loggedMessages, type StartMessages, terminalMessages } from '../../start/messages.ts';
import { untrustedProxyWarning } from '../../start/proxy-warning.ts';
import { startHost } from '../../start/start.ts';
import type { Variables } from '../../start/secret-files.ts';

/** Starts the host and prints its addresses. It runs until SIGINT or SIGTERM. */
export async function start(variables: Variables): Promise<CommandOutput | undefined> {
  // Until the variables are read, nobody has chosen the form of the messages.
  let messages: StartMessages = terminalMessages;
  try {
    const began = performance.now();
    const env = readEnvironment(variables, process.stdout.isTTY);
    const log = createLog(env.log);
    if (env.log.format === 'json') {
      messages = loggedMessages(log);
      logConsole(log);
    }
    const host = await startHost(env, { onStep: messages.step, log });
    messages.ready(host, (performance.now() - began) / 1000);
    for (const warning of [mailWarning(env), untrustedProxyWarning(env)])
      if (warning !== null) messages.warn(warning);
    if (env.log.format === 'text') console.info('\nStop with Ctrl-C.\n');
    // Node itself writes compiled code at an exit alone, and a kill is none.
    flushCompileCache();
    const stop = async () => {
      await host.stop();
      process.exit(0);
    };
    let count = 0;
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.on(signal, () => {
        count += 1;
        if (count === 1) messages.stopping(env.drainSeconds);
        void stop();
      });
    return undefined;
  } catch (error) {
    messages.failed(error);
    return { text: '', isFailure: true };
  }
}
