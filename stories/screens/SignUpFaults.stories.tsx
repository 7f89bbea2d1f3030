import type { Fault } from '@meetcute/mocks';
import { createPersistentStore, persistentKey } from '@meetcute/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { viewerOf, world } from '../world.ts';
import { delayResponse, releaseResponse } from '../delayed-response.ts';
import { heading, member, type Canvas } from '../sign-up.ts';

const meta = { title: 'Screens/Sign-up/Faults' } satisfies Meta;
export default meta;

const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));

/** Returns a story whose first save of step 4 fails and whose second succeeds, without losing input. */
const notSaved = (fault: Fault, words: RegExp): StoryObj =>
  member(4, {
    world: { faults: { saveUser: fault } },
    spec: ['error.profile-save-failure-logged-only'],
    play: async ({ canvas }) => {
      await heading(canvas, 'A little about you');
      await userEvent.selectOptions(canvas.getByLabelText('I am'), 'f');
      await userEvent.selectOptions(canvas.getByLabelText('Day'), '4');
      await userEvent.selectOptions(canvas.getByLabelText('Month'), '5');
      await userEvent.selectOptions(canvas.getByLabelText('Year'), '1990');
      await save(canvas);
      await expect(await canvas.findByText(words)).toBeVisible();
      await expect(canvas.queryByRole('alertdialog')).toBeNull();
      await expect(canvas.getByLabelText('I am')).toHaveValue('f');
      await expect(canvas.getByText('36 years old')).toBeVisible();
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Save and continue' })).not.toHaveAttribute(
          'aria-disabled',
        ),
      );
    },
  });

export const Retried: StoryObj = {
  name: 'Saves on a retry what was typed before a failure',
  ...member(4, {
    world: { faults: { saveUser: { kind: 'offline', times: 1 } } },
    play: async ({ canvas }) => {
      await heading(canvas, 'A little about you');
      await userEvent.selectOptions(canvas.getByLabelText('I am'), 'f');
      await save(canvas);
      await expect(await canvas.findByText(/No connection/)).toBeVisible();
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Save and continue' })).not.toHaveAttribute(
          'aria-disabled',
        ),
      );
      await save(canvas);
      await heading(canvas, 'In your own words');
      await expect(viewerOf(world()).profile).toMatchObject({ gender: 'f' });
    },
  }),
};

export const Offline: StoryObj = {
  name: 'Keeps the input and offers a retry while offline',
  ...notSaved({ kind: 'offline' }, /No connection/),
};
export const ServerError: StoryObj = {
  name: 'Shows a server error in the form',
  ...notSaved({ kind: 'error', code: 'server_error' }, /Something went wrong on our side/),
};
export const TooFast: StoryObj = {
  name: 'Shows a rate limit in the form',
  ...notSaved({ kind: 'error', code: 'too_many_requests' }, /That was a bit fast/),
};
export const Conflict: StoryObj = {
  name: 'Shows a conflict in the form',
  ...notSaved({ kind: 'error', code: 'conflict' }, /This was changed in the meantime/),
};
export const Html: StoryObj = {
  name: 'Shows an error for an HTML response in the form',
  ...notSaved({ kind: 'html' }, /don’t understand|went wrong/),
};
export const Malformed: StoryObj = {
  name: 'Shows an error for a malformed response in the form',
  ...notSaved({ kind: 'malformed' }, /don’t understand|went wrong/),
};

export const Hangs: StoryObj = {
  name: 'Marks the form as busy while waiting, and allows leaving it',
  ...member(5, {
    world: { faults: { saveUser: { kind: 'hang' } } },
    play: async ({ canvas }) => {
      await heading(canvas, 'In your own words');
      await userEvent.type(canvas.getAllByRole('textbox')[0]!, 'I bake bread on Sundays.');
      await save(canvas);
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: /Save and continue/ })).toHaveAttribute('data-pending'),
      );
      await expect(canvas.getAllByRole('textbox')[0]!).toHaveValue('I bake bread on Sundays.');
      await userEvent.click(canvas.getByRole('button', { name: 'Continue without this' }));
      await heading(canvas, 'People you might like');
    },
  }),
};

export const LeftMeanwhile: StoryObj = {
  name: 'Advances by one step when leaving during a save',
  ...member(5, {
    change: (of) => delayResponse(of, 'saveUser'),
    play: async ({ canvas }) => {
      await heading(canvas, 'In your own words');
      await userEvent.type(canvas.getAllByRole('textbox')[0]!, 'I bake.');
      await save(canvas);
      await userEvent.click(canvas.getByRole('button', { name: 'Continue without this' }));
      await heading(canvas, 'People you might like');
      releaseResponse();
      await waitFor(() => expect(viewerOf(world()).profile.personal).toMatchObject({ about_me: 'I bake.' }));
      await waitFor(() => expect(canvas.getByText(/They joined/)).toBeVisible());
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('People you might like');
    },
  }),
};

export const AboutNotSaved: StoryObj = {
  name: 'Keeps texts when saving fails and succeeds on retry',
  ...member(5, {
    world: { faults: { saveUser: { kind: 'offline', times: 1 } } },
    play: async ({ canvas }) => {
      await heading(canvas, 'In your own words');
      await userEvent.type(canvas.getAllByRole('textbox')[0]!, 'I bake bread on Sundays.');
      await save(canvas);
      await expect(await canvas.findByText(/No connection/)).toBeVisible();
      await expect(canvas.getAllByRole('textbox')[0]!).toHaveValue('I bake bread on Sundays.');
      await save(canvas);
      await heading(canvas, 'People you might like');
      await expect(viewerOf(world()).profile.personal).toMatchObject({
        about_me: 'I bake bread on Sundays.',
      });
    },
  }),
};

/** Storage with input from an earlier visit. */
const localStore = createPersistentStore({ storage: () => undefined });

export const CameBack: StoryObj = {
  name: 'Restores the texts on return',
  ...member(5, {
    ports: { localStore },
    change: (of) =>
      localStore.write(
        persistentKey(viewerOf(of).profile.id, 'signup-about'),
        JSON.stringify(
          Object.fromEntries(
            of.settings.text_fields.map((name) => [name, name === 'about_me' ? 'I bake' : '']),
          ),
        ),
      ),
    play: async ({ canvas }) => {
      await heading(canvas, 'In your own words');
      const field = canvas.getAllByRole('textbox')[0]!;
      await waitFor(() => expect(field).toHaveValue('I bake'));
      await userEvent.type(field, ' bread.');
      await save(canvas);
      await heading(canvas, 'People you might like');
      await expect(localStore.read(persistentKey(viewerOf(world()).profile.id, 'signup-about'))).toBeNull();
    },
  }),
};

export const TouchSize: StoryObj = {
  name: 'Fits step 5 on a phone, in nocturne, dark and Spanish',
  ...member(5, {
    globals: { template: 'nocturne', scheme: 'dark', language: 'es' },
    viewport: 'phone',
    spec: ['textarea.min-2-rows', 'textarea.height-150-px'],
    play: async ({ canvas, canvasElement }) => {
      await heading(canvas, 'Con tus palabras');
      const area = canvasElement.querySelector('textarea');
      await expect(area!.rows).toBeGreaterThanOrEqual(2);
      await expect(area!.getBoundingClientRect().height).toBeGreaterThanOrEqual(150);
      for (const button of canvas.getByRole('main').querySelectorAll('form button'))
        await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    },
  }),
};
