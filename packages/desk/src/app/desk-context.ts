import type { Client } from '@meetcute/client';
import type { StaffMember } from '@meetcute/contract/desk';
import { createContext, use } from 'react';

/** State that every screen of the desk needs. */
export interface DeskState {
  /** Makes calls of the desk. */
  client: Client;
  /** Texts that were typed and not sent yet, by their places. They outlive the end of a session, and no reload. */
  drafts: Map<string, unknown>;
}

/** State of the desk. */
export const DeskContext = createContext<DeskState | null>(null);

/** Member of the staff who is logged in. */
export const StaffContext = createContext<StaffMember | null>(null);

/** Returns the state of the desk. */
export function useDesk(): DeskState {
  const state = use(DeskContext);
  if (!state) throw new Error('Render this inside of DeskApp.');
  return state;
}

/** Returns who is logged in. */
export function useStaff(): StaffMember {
  const staff = use(StaffContext);
  if (!staff) throw new Error('Render this for somebody who is logged in.');
  return staff;
}

/** Returns the name of a site; its id if the account doesn't have the site any more. */
export const siteName = (staff: StaffMember, id: string): string =>
  staff.sites.find((site) => site.id === id)?.name ?? id;
