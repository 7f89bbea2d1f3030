import type { Mail, Mailer } from '@meetcute/server';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A mail that was not sent but kept, newest first in lists. */
export interface StoredMail extends Mail {
  /** What it is called in the outbox. */
  id: string;
  from: string;
  /** ISO instant. */
  at: string;
}

/** A mailer that keeps every mail as a file, to be read in the browser while developing. */
export interface MailOutbox extends Mailer {
  list(): Promise<StoredMail[]>;
}

/** Keeps mails in a folder, at most the newest 200 are listed. */
export function createMailOutbox(folder: string): MailOutbox {
  let count = 0;
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true });
      const at = new Date().toISOString();
      count += 1;
      const file = join(folder, `${at.replaceAll(':', '-')}-${process.pid}-${count}.json`);
      await writeFile(`${file}.part`, JSON.stringify({ ...mail, at }, null, 2));
      await rename(`${file}.part`, file);
    },
    async list() {
      const names = await readdir(folder).catch(() => []);
      const newest = names
        .filter((name) => name.endsWith('.json'))
        .toSorted()
        .toReversed()
        .slice(0, 200);
      return Promise.all(
        newest.map(async (name) => {
          const kept = JSON.parse(await readFile(join(folder, name), 'utf8')) as Omit<StoredMail, 'id'>;
          return { ...kept, id: name.replace(/\.json$/, '') };
        }),
      );
    },
  };
}
