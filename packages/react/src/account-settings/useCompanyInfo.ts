import { queryFor } from '@meetcute/client';
import { calls, type CompanyInfo } from '@meetcute/contract';
import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient } from '../provider/context.ts';

/** The company behind the site. */
export interface Company {
  /** Undefined while it is not known. */
  company: CompanyInfo | undefined;
  /** Words for a failure; undefined while there is none. */
  error: string | undefined;
  onReload: () => void;
}

/** Who stands behind the site, as customer service needs it. */
export function useCompanyInfo(): Company {
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(queryFor(useClient(), calls.getCompanyInfo));
  return {
    company: data,
    error: error && !data ? errorText(error) : undefined,
    onReload: () => void refetch(),
  };
}
