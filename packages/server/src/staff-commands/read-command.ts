import { STAFF_NAME_MAX, staffRole, type StaffRole } from '@meetcute/contract/desk';
import { unknownSubcommand, UsageError } from '../command-errors.ts';
import { isWithin, parseOptions } from '../command-options.ts';

/** A command of the operators about the staff. */
export type StaffCommand =
  | { name: 'list' }
  | { name: 'disable' | 'reset'; email: string; author: string }
  | {
      name: 'change';
      email: string;
      author: string;
      /** New role; undefined to keep it. */
      role: StaffRole | undefined;
      /** New sites, null for every site of the host; undefined to keep them. */
      sites: string[] | null | undefined;
    }
  | {
      name: 'create';
      email: string;
      author: string;
      /** Name that the audit log shows. */
      as: string;
      role: StaffRole;
      /** Ids of sites; null for every site of the host. */
      sites: string[] | null;
    };

const NAMES = ['list', 'create', 'change', 'reset', 'disable'] as const;

const options = {
  role: { type: 'string' },
  name: { type: 'string' },
  site: { type: 'string', multiple: true },
  'all-sites': { type: 'boolean', default: false },
  author: { type: 'string' },
} as const;

function roleOf(given: string | undefined): StaffRole {
  const found = staffRole.options.find((role) => role === given);
  if (!found)
    throw new UsageError(`--role is '${given ?? ''}'. Give one of: ${staffRole.options.join(', ')}.`);
  return found;
}

/** Parses a command line. Throws a UsageError with the problem. */
export function readStaffCommand(args: readonly string[]): StaffCommand {
  const { values, positionals } = parseOptions({ args: [...args], options, allowPositionals: true });
  const [given = 'list', address = '', ...rest] = positionals;
  const name = NAMES.find((each) => each === given);
  if (!name) throw unknownSubcommand('staff', given, NAMES);
  if (name === 'list') return { name };
  const email = address.trim();
  if (!/^[^@\s]+@[^@\s]+$/.test(email) || rest.length > 0)
    throw new UsageError(`Name one person by address: staff ${name} robin@example.com.`);
  const author = values.author?.trim() ?? '';
  if (author === '') throw new UsageError('Name who does it, for the audit log: --author "…".');
  const listed = values.site ?? [];
  if (values['all-sites'] && listed.length > 0)
    throw new UsageError('--site and --all-sites exclude each other. Give one of them.');
  if (name === 'change') {
    const role = values.role === undefined ? undefined : roleOf(values.role);
    const sites = values['all-sites'] ? null : listed.length > 0 ? listed : undefined;
    if (role === undefined && sites === undefined)
      throw new UsageError('Give what changes: --role, --site (again for another one) or --all-sites.');
    return { name, email, author, role, sites };
  }
  if (name !== 'create') return { name, email, author };
  const as = values.name?.trim() ?? '';
  if (!isWithin(as, STAFF_NAME_MAX))
    throw new UsageError(
      `Give the name that the audit log shows, in 1 to ${STAFF_NAME_MAX} characters: --name "Robin".`,
    );
  const sites = listed.length === 0 ? null : listed;
  return { name, email, author, as, role: roleOf(values.role), sites };
}
