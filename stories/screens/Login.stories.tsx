import type { Meta } from '@storybook/react-vite';
import { screen } from '../../.storybook/screen.ts';

const meta = { title: 'Screens/Login' } satisfies Meta;
export default meta;

export const Visitor = screen('login', { look: { viewer: 'visitor' } });
