/**
 * Returns whether the worker may store a response: only public ones with a positive max-age. Missing files and texts of
 * a past build are requested again, and so are members' photos, which the server may refuse at any time.
 */
export const isCacheable = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean =>
  status === 200 && /^public, max-age=[1-9]/.test(headers.get('cache-control') ?? '');
