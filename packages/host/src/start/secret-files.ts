import { readFileSync } from 'node:fs';
import { collectProblems, type ProblemReader } from './read-values.ts';
import { StartError } from './StartError.ts';

/** Variables whose value may be in a file, because it is a secret or contains one. */
const SECRETS = ['DATABASE_URL', 'MAIL_URL', 'MOLLIE_API_KEY', 'STORAGE_URL', 'VAPID_PRIVATE_KEY'] as const;

/** Environment variables. */
export type Variables = Readonly<Record<string, string | undefined>>;

function readSecret(name: string, path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`${name}_FILE names '${path}', which can't be read (${code}).`);
  }
  if (text === '') throw new StartError(`${name}_FILE names '${path}', which is empty.`);
  return text;
}

/**
 * Returns the variables with the secrets that files contain: `MAIL_URL_FILE` names the file of `MAIL_URL`. Other processes
 * of the machine can't read them as they may read variables. `read` gets a StartError for each faulty one, which is left out.
 */
export function readSecretFiles(env: Variables, read: ProblemReader): Variables {
  const secrets: Record<string, string> = {};
  for (const name of SECRETS) {
    const path = env[`${name}_FILE`];
    if (!path) continue;
    read(() => {
      if (env[name]) throw new StartError(`${name} and ${name}_FILE exclude each other. Set one of them.`);
      secrets[name] = readSecret(name, path);
    });
  }
  return { ...env, ...secrets };
}

/** Returns what `readSecretFiles` does. Throws a StartError that names every faulty file. */
export const withSecretFiles = (env: Variables): Variables =>
  collectProblems((read) => readSecretFiles(env, read));
