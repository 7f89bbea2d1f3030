import type { CallDefinition } from '@meetcute/contract';

/** One request of the fuzzer. */
export interface FuzzInput {
  /** Server of the host that receives it. */
  to: 'site' | 'desk';
  /** The call's name, or `page`. */
  kind: string;
  /** The call that is meant; null for a page. */
  call: CallDefinition | null;
  method: string;
  path: string;
  /** Number of the member, or of the account of the staff, whose session it has; null without one. */
  session: number | null;
  headers: Readonly<Record<string, string>>;
  sent: { contentType: string; body: string } | null;
}
