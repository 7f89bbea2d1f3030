import { unknownSubcommand, UsageError } from '../command-errors.ts';
import { parseOptions, readLimit, readSite } from '../command-options.ts';
import { readSignature, type Signature } from './signature.ts';

/** A command of the operators about members of a site. */
export type MembersCommand = { site: string } & (
  | { name: 'find'; text: string; limit: number }
  | { name: 'names'; limit: number }
  | { name: 'show'; who: string }
  | ({ name: 'export'; who: string; file: string } & Signature)
  | ({ name: 'log-out' | 'delete'; who: string } & Signature)
);

const NAMES = ['find', 'names', 'show', 'export', 'log-out', 'delete'] as const;

const options = {
  site: { type: 'string' },
  limit: { type: 'string', default: '20' },
  file: { type: 'string' },
  author: { type: 'string' },
  reason: { type: 'string' },
} as const;

/** Parses a command line. Throws a UsageError with the problem. */
export function readCommand(args: readonly string[]): MembersCommand {
  const { values, positionals } = parseOptions({ args: [...args], options, allowPositionals: true });
  const [given = '', about = '', ...rest] = positionals;
  const name = NAMES.find((each) => each === given);
  if (!name) throw unknownSubcommand('members', given, NAMES);
  const site = readSite(values.site);
  if (name === 'names') {
    if (about !== '') throw new UsageError('It takes no text: members names --site <id>.');
    return { site, name, limit: readLimit(values.limit) };
  }
  if (about.trim() === '' || rest.length > 0)
    throw new UsageError(
      name === 'find'
        ? 'Give one address, id or name: members find <text>.'
        : `Name one member by address or id: members ${name} <email|id>.`,
    );
  const limit = readLimit(values.limit);
  if (name === 'find') return { site, name, text: about.trim(), limit };
  const who = about.trim();
  if (name === 'show') return { site, name, who };
  const signature = readSignature({ ...values });
  if (name === 'export' && !values.file)
    throw new UsageError('Name a new file for the data, which only you can read: --file anna.json.');
  return name === 'export'
    ? { site, name, who, file: values.file ?? '', ...signature }
    : { site, name, who, ...signature };
}
