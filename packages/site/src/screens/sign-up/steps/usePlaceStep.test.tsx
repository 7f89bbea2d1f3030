import { createClient, queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { answer, createWorld, setFault, userOf } from '@meetcute/mocks';
import { browserGeolocation, createPersistentStore, MeetcuteProvider } from '@meetcute/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { usePlaceStep } from './usePlaceStep.ts';

/** Step 3 of a member, in a browser that can't tell where they are. */
function step() {
  const world = createWorld({ viewer: 'unpaid' });
  const member = world.members.get(world.sessions.get(world.browserSession ?? '') ?? '');
  if (!member) throw new Error('Nobody is logged in to this world. Start from an unpaid viewer.');
  const client = createClient({
    baseUrl: location.origin,
    fetch: (input, init) => answer(world, new Request(input, init)),
  });
  const queryClient = new QueryClient();
  queryClient.setQueryData(queryKeyOf(calls.getUser), userOf(world, member));
  const ports = {
    kept: createPersistentStore({ storage: () => undefined }),
    geolocation: { ...browserGeolocation, permission: async () => 'unsupported' as const },
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <MeetcuteProvider client={client} settings={world.settings} trafficSource={null} ports={ports}>
        {children}
      </MeetcuteProvider>
    </QueryClientProvider>
  );
  const onContinue = vi.fn<() => void>();
  const form = renderHook(() => usePlaceStep(onContinue), { wrapper }).result;
  return { world, member, form, onContinue };
}

afterEach(cleanup);

test(
  'the wizard goes on once the place is stored, and not before',
  { meta: { spec: ['signup.step3.saving-advances'] } },
  async () => {
    const { form, member, onContinue } = step();
    act(() => form.current.onChange({ country: 'NL', city: 'Hoorn' }));
    act(() => form.current.onSave());
    expect(onContinue).not.toHaveBeenCalled();
    await expect.poll(() => onContinue.mock.calls.length).toBe(1);
    expect(member.profile).toMatchObject({ country: 'NL', city: 'Hoorn' });
  },
);

test('a place that could not be stored keeps the step and what was typed', async () => {
  const { form, onContinue, world } = step();
  setFault(world, 'saveUser', { kind: 'offline' });
  act(() => form.current.onChange({ country: 'NL', city: 'Hoorn' }));
  act(() => form.current.onSave());
  await expect.poll(() => form.current.error).not.toBeNull();
  expect(form.current).toMatchObject({
    isPending: false,
    canSave: true,
    place: { country: 'NL', city: 'Hoorn' },
  });
  expect(onContinue).not.toHaveBeenCalled();
});
