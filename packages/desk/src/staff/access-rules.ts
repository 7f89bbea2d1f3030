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

/** Returns the sites of a form on the wire; undefined while none is chosen. */
export function chosenSites({ isEverySite, sites }: AccessDraft): string[] | null | undefined {
  if (isEverySite) return null;
  return sites.length > 0 ? [...sites] : undefined;
}

/** Returns the names of the sites of an account; null for every site. */
export const siteNames = (staff: StaffMember, sites: readonly string[] | null): string[] | null =>
  sites && sites.map((id) => staff.sites.find((site) => site.id === id)?.name ?? id);
