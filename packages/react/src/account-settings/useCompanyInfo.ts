import { queryFor } from '@meetcute/client';
import { calls, type CompanyInfo } from '@meetcute/contract';
import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient } from '../provider/context.ts';

/** Company that operates the site, returned by `useCompanyInfo`. */
export interface Company {
  /** Name and contact details; undefined until loaded. */
  company: CompanyInfo | undefined;
  /** Translated message if the details could not be loaded; undefined otherwise. */
  error: string | undefined;
  /** Loads the details again. */
  onReload: () => void;
}

/** Loads the name and contact details of the company that operates the site, for example for a customer service page. */
export function useCompanyInfo(): Company {
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(queryFor(useClient(), calls.getCompanyInfo));
  return {
    company: data,
    error: error && !data ? errorText(error) : undefined,
    onReload: () => void refetch(),
  };
}
