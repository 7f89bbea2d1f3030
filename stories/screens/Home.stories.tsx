import type { Meta } from '@storybook/react-vite';
import { screen } from '../../.storybook/screen.ts';

const meta = { title: 'Screens/Home' } satisfies Meta;
export default meta;

export const Visitor = screen('index', { look: { viewer: 'visitor' } });

export const OnAPhone = screen('index', { look: { viewer: 'visitor' }, viewport: 'phone' });

export const Nocturne = screen('index', {
  look: { viewer: 'visitor', template: 'nocturne', scheme: 'dark' },
});

export const Pseudo = screen('index', { look: { viewer: 'visitor', language: 'pseudo' }, viewport: 'phone' });
