import type { Fault } from '@meetcute/mocks';
import { createPersistentStore, persistentKey } from '@meetcute/react';
import { containing, t, type TextKey } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { viewerOf, currentWorld } from '../world.ts';
import { delayResponse, releaseResponse } from '../delayed-response.ts';
import { choose, goOn, goTo, heading, member, saveStep, type Canvas } from '../sign-up.ts';

const meta = { title: 'Screens/Sign-up/Faults' } satisfies Meta;
export default meta;

const save = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: t('signUp:about.save') }));

/** Answers the first two questions of step 4. */
async function fillIn(canvas: Canvas): Promise<void> {
  await heading(canvas, t('signUp:person.title'));
  await choose(canvas, t('signUp:person.gender'), t('common:gender.f'));
  await goOn(canvas);
  await userEvent.selectOptions(canvas.getByLabelText(t('common:day')), '4');
  await userEvent.selectOptions(canvas.getByLabelText(t('common:month')), '5');
  await userEvent.selectOptions(canvas.getByLabelText(t('common:year')), '1990');
}

/** Returns a story whose save of step 4 fails. */
const notSaved = (fault: Fault, reason: TextKey): StoryObj =>
  member(4, {
    world: { faults: { saveUser: fault } },
    spec: ['error.profile-save-failure-logged-only'],
    play: async ({ canvas }) => {
      await fillIn(canvas);
      await goTo(canvas, t('fields:smoking.label'));
      await save(canvas);
      await expect(await canvas.findByText(t(reason))).toBeVisible();
      await expect(canvas.queryByRole('alertdialog')).toBeNull();
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: t('signUp:about.save') })).not.toHaveAttribute(
          'aria-disabled',
        ),
      );
    },
  });

/** Saves on a retry what was typed before a failure. */
export const Retried: StoryObj = {
  name: 'Saved on retry',
  tags: ['fault'],
  ...member(4, {
    world: { faults: { saveUser: { kind: 'offline', times: 1 } } },
    play: async ({ canvas }) => {
      await fillIn(canvas);
      await saveStep(canvas);
      await expect(await canvas.findByText(t('error:offline'))).toBeVisible();
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: t('signUp:about.save') })).not.toHaveAttribute(
          'aria-disabled',
        ),
      );
      await save(canvas);
      await heading(canvas, t('signUp:about.title'));
      await expect(viewerOf(currentWorld()).profile).toMatchObject({
        gender: 'f',
        date_of_birth: '1990-05-04',
      });
    },
  }),
};

/** Keeps the input and offers a retry while offline. */
export const Offline: StoryObj = {
  tags: ['fault'],
  ...notSaved({ kind: 'offline' }, 'error:offline'),
};

/** Shows a server error in the form. */
export const ServerError: StoryObj = {
  name: 'Server error',
  tags: ['fault'],
  ...notSaved({ kind: 'error', code: 'server_error' }, 'error:code.server_error'),
};

/** Shows a rate limit in the form. */
export const TooFast: StoryObj = {
  name: 'Too many requests',
  tags: ['fault'],
  ...notSaved({ kind: 'error', code: 'too_many_requests' }, 'error:code.too_many_requests'),
};

/** Shows a conflict in the form. */
export const Conflict: StoryObj = {
  tags: ['fault'],
  ...notSaved({ kind: 'error', code: 'conflict' }, 'error:code.conflict'),
};

/** Shows an error for an HTML response in the form. */
export const Html: StoryObj = {
  name: 'HTML instead of data',
  tags: ['fault'],
  ...notSaved({ kind: 'html' }, 'error:code.invalid_response'),
};

/** Shows an error for a malformed response in the form. */
export const Malformed: StoryObj = {
  name: 'Malformed response',
  tags: ['fault'],
  ...notSaved({ kind: 'malformed' }, 'error:code.invalid_response'),
};

/** Marks the form as busy while waiting, and allows leaving it. */
export const Hangs: StoryObj = {
  name: 'Saving',
  tags: ['fault'],
  ...member(5, {
    world: { faults: { saveUser: { kind: 'hang' } } },
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:about.title'));
      await userEvent.type(canvas.getAllByRole('textbox')[0]!, 'I bake bread on Sundays.');
      await saveStep(canvas);
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: containing(t('signUp:about.save')) })).toHaveAttribute(
          'data-pending',
        ),
      );
      await userEvent.click(canvas.getByRole('button', { name: t('signUp:enough') }));
      await heading(canvas, t('signUp:members.title'));
    },
  }),
};

/** Advances by one step when leaving during a save. */
export const LeftMeanwhile: StoryObj = {
  name: 'Left while saving',
  tags: ['fault'],
  ...member(5, {
    change: (world) => delayResponse(world, 'saveUser'),
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:about.title'));
      await userEvent.type(canvas.getAllByRole('textbox')[0]!, 'I bake.');
      await saveStep(canvas);
      await userEvent.click(canvas.getByRole('button', { name: t('signUp:enough') }));
      await heading(canvas, t('signUp:members.title'));
      releaseResponse();
      await waitFor(() =>
        expect(viewerOf(currentWorld()).profile.personal).toMatchObject({ about_me: 'I bake.' }),
      );
      await waitFor(() =>
        expect(
          canvas.getByText(t('signUp:members.lead', { siteName: currentWorld().settings.name })),
        ).toBeVisible(),
      );
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('signUp:members.title'));
    },
  }),
};

/** Keeps texts when saving fails and succeeds on retry. */
export const AboutNotSaved: StoryObj = {
  name: 'Texts saved on retry',
  tags: ['fault'],
  ...member(5, {
    world: { faults: { saveUser: { kind: 'offline', times: 1 } } },
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:about.title'));
      await userEvent.type(canvas.getAllByRole('textbox')[0]!, 'I bake bread on Sundays.');
      await saveStep(canvas);
      await expect(await canvas.findByText(t('error:offline'))).toBeVisible();
      await save(canvas);
      await heading(canvas, t('signUp:members.title'));
      await expect(viewerOf(currentWorld()).profile.personal).toMatchObject({
        about_me: 'I bake bread on Sundays.',
      });
    },
  }),
};

/** Storage with input from an earlier visit. */
const localStore = createPersistentStore({ storage: () => undefined });

/** Restores the texts on return. */
export const CameBack: StoryObj = {
  name: 'Texts restored',
  ...member(5, {
    ports: { localStore },
    change: (world) =>
      localStore.write(
        persistentKey(viewerOf(world).profile.id, 'signup-about'),
        JSON.stringify(
          Object.fromEntries(
            world.settings.text_fields.map((name) => [name, name === 'about_me' ? 'I bake' : '']),
          ),
        ),
      ),
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:about.title'));
      const field = canvas.getAllByRole('textbox')[0]!;
      await waitFor(() => expect(field).toHaveValue('I bake'));
      await userEvent.type(field, ' bread.');
      await saveStep(canvas);
      await heading(canvas, t('signUp:members.title'));
      await expect(
        localStore.read(persistentKey(viewerOf(currentWorld()).profile.id, 'signup-about')),
      ).toBeNull();
    },
  }),
};

/** Gives texts and buttons of step 5 sizes for a thumb. */
export const TouchSize: StoryObj = {
  name: 'Large targets on a phone',
  ...member(5, {
    fixed: 'Thumbs press targets on a phone. Open Texts restored to see other widths.',
    viewport: 'phone',
    spec: ['textarea.min-2-rows', 'textarea.height-150-px'],
    play: async ({ canvas, canvasElement }) => {
      await heading(canvas, t('signUp:about.title'));
      const area = canvasElement.querySelector('textarea');
      await expect(area!.rows).toBeGreaterThanOrEqual(2);
      await expect(area!.getBoundingClientRect().height).toBeGreaterThanOrEqual(150);
      for (const button of canvas.getByRole('main').querySelectorAll('form button'))
        await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    },
  }),
};
