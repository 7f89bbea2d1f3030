import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createSiteQueryClient } from './query-client.ts';

function Liked() {
  const { data } = useQuery({ queryKey: ['liked'], queryFn: () => 'no', enabled: false });
  return <output>{data}</output>;
}

test('renders changed data in the task of the change', async () => {
  const queryClient = createSiteQueryClient();
  queryClient.setQueryData(['liked'], 'no');
  render(
    <QueryClientProvider client={queryClient}>
      <Liked />
    </QueryClientProvider>,
  );
  const shown = () => screen.getByRole('status').textContent;
  const inNextTask = new Promise((resolve) => setTimeout(() => resolve(shown())));
  queryClient.setQueryData(['liked'], 'yes');
  expect(await inNextTask).toBe('yes');
});
