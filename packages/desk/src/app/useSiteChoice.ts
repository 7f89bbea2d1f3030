import { useStaff } from './desk-context.ts';
import { useSearchChoice } from './useSearchChoice.ts';

/** Returns the site in the query of the page as a part of a call's query; empty for all sites of the account. */
export function useSiteChoice(): { site?: string } {
  const { sites } = useStaff();
  const [id] = useSearchChoice('site');
  return sites.some((site) => site.id === id) ? { site: id } : {};
}
