import type { ErrorCode } from '@meetcute/contract';
import type {
  DeskAuditEntry,
  DeskCase,
  DeskCreditEntry,
  DeskMember,
  DeskPhoto,
  StaffAccount,
  StaffMember,
  StaffRole,
} from '@meetcute/contract/desk';

/** Fault of a call: an error code, no response at all, no connection, or a response that is lost after the call has run. */
export type DeskFault = ErrorCode | 'hang' | 'offline' | 'lost';

/** Account of the staff in a mock world. */
export interface DeskAccount {
  staff: StaffMember;
  password: string;
  /** The only right code of the second factor. */
  code: string;
  /** Recovery codes that are left. */
  recoveryCodes: string[];
}

/** In-memory state of the staff desk. */
export interface DeskWorld {
  account: DeskAccount;
  /** Whether the browser is logged in, or has typed the right password only. */
  session: 'none' | 'password' | 'open';
  /** Token of the set-up link; null once it is used. */
  setUpToken: string | null;
  cases: DeskCase[];
  members: DeskMember[];
  /** Accounts of the staff, of which the first one is the reader's. */
  staff: StaffAccount[];
  /** Entries of the wallets, oldest first, by site and member as in `classic/ben`. */
  wallets: Record<string, DeskCreditEntry[]>;
  /** Photos that nobody has looked at. */
  photos: DeskPhoto[];
  /** Texts of profiles that are no part of a case, by member and field as in `ben:about_me`. */
  texts: Record<string, string>;
  audit: DeskAuditEntry[];
  /** Faults by the name of the call. */
  faults: Partial<Record<string, DeskFault>>;
  /** Returns the current time. */
  now: () => Date;
}

/** Options of `createDeskWorld`. */
export interface DeskWorldOptions {
  /** Default: moderator. */
  role?: StaffRole;
  /** Default: logged in. */
  session?: DeskWorld['session'];
  /** Default: the one of the system. */
  now?: () => Date;
}

/** Sites of the mock desk. */
export const mockDeskSites = [
  { id: 'classic', name: 'Linden Lane' },
  { id: 'nocturne', name: 'Velvet Hour' },
];

/** Creates an empty world with one account: Robin. */
export function createDeskWorld({
  role = 'moderator',
  session = 'open',
  now = () => new Date(),
}: DeskWorldOptions = {}): DeskWorld {
  return {
    account: {
      staff: { id: 'robin', name: 'Robin', email: 'robin@example.com', role, sites: mockDeskSites },
      password: 'a quiet lantern',
      code: '123456',
      recoveryCodes: Array.from({ length: 10 }, (_, index) => `k3d9-0m2x-7qpa-c5wz-e8rv-4tb${index}`),
    },
    session,
    setUpToken: 'a-set-up-token',
    cases: [],
    members: [],
    staff: [
      {
        id: 'robin',
        name: 'Robin',
        email: 'robin@example.com',
        role,
        sites: null,
        state: 'active',
        created_at: '2026-03-01T09:00:00.000Z',
      },
    ],
    wallets: {},
    photos: [],
    texts: {},
    audit: [],
    faults: {},
    now,
  };
}
