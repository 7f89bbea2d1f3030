import { mailWarning, readEnvironment } from './start/environment.ts';
import { startHost } from './start/start.ts';
import { startFailure } from './start/start-failure.ts';

try {
  const began = performance.now();
  const env = readEnvironment(process.env);
  const host = await startHost(env, console.info);
  const width = Math.max(...host.addresses.map(({ name }) => name.length));
  console.info(`\nReady after ${((performance.now() - began) / 1000).toFixed(1)} s.\n`);
  for (const { name, url } of host.addresses) console.info(`  ${name.padEnd(width)}  ${url}`);
  if (host.logins.length > 0) console.info('');
  for (const { site, email, password } of host.logins)
    console.info(`  Log in on ${site} as ${email} / ${password}`);
  const warning = mailWarning(env);
  if (warning) console.warn(`\n${warning}`);
  console.info('\nStop with Ctrl-C.\n');
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    console.info('Stopping.');
    await host.stop();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
} catch (error) {
  console.error(startFailure(error));
  process.exitCode = 1;
}
