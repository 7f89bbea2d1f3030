import type { Meta } from '@storybook/react-vite';
import { screen } from '../../.storybook/screen.ts';

const meta = { title: 'Screens/Search' } satisfies Meta;
export default meta;

export const Member = screen('members', { look: { viewer: 'unpaid' } });

export const Failing = screen('members', {
  world: { faults: { search: { kind: 'error', code: 'server_error' } } },
});

export const Offline = screen('members', { look: { network: 'offline' } });
