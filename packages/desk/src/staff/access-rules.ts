import type { StaffAccount, StaffMember, StaffRole } from '@meetcute/contract/desk';

/** Role and sites in a form. `isEverySite` includes sites that are added later. */
export interface AccessDraft {
  role: StaffRole;
  isEverySite: boolean;
  sites: readonly string[];
}

/** Returns the role and the sites of an account as a form edits them. */
export const accessOf = ({ role, sites }: Pick<StaffAccount, 'role' | 'sites'>): AccessDraft => ({
  role,
  isEverySite: sites === null,
  sites: sites ?? [],
});

/**
 * Returns the sites of a form on the wire; undefined while none is chosen. Sites that the host no longer has are dropped,
 * because it refuses them. The viewer sees every other site of an account that it may change.
 */
export function chosenSites(
  { isEverySite, sites }: AccessDraft,
  viewer: StaffMember,
): string[] | null | undefined {
  if (isEverySite) return null;
  const existingSites = sites.filter((id) => viewer.sites.some((site) => site.id === id));
  return existingSites.length > 0 ? existingSites : undefined;
}

/** Returns whether the viewer's own account, one of some accounts, has every site: only it can give every site. */
export const hasEverySite = (viewer: StaffMember, accounts: readonly StaffAccount[]): boolean =>
  accounts.find(({ id }) => id === viewer.id)?.sites === null;

/** Returns the names of the sites of an account; null for every site. */
export const siteNames = (staff: StaffMember, sites: readonly string[] | null): string[] | null =>
  sites && sites.map((id) => staff.sites.find((site) => site.id === id)?.name ?? id);
