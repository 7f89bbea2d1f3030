import type { CallDefinition } from '@meetcute/contract';

/** One request of the fuzzer. */
export interface FuzzInput {
  /** The call's name, or `page`. */
  kind: string;
  /** The call that is meant; null for a page. */
  call: CallDefinition | null;
  method: string;
  path: string;
  /** Number of the member whose session it has; null for a logged-out visitor. */
  member: number | null;
  headers: Readonly<Record<string, string>>;
  sent: { contentType: string; body: string } | null;
}
