import type { World } from '@meetcute/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { screen as screenOf, type ScreenOptions } from '../../.storybook/screen.ts';
import { happening, me, world } from '../happening.ts';

const meta = { title: 'Screens/Sign-up' } satisfies Meta;
export default meta;

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

const visitor = (options: ScreenOptions = {}): StoryObj =>
  screenOf('signup', { ...options, look: { viewer: 'visitor', ...options.look } });

const nothingKnown = (of: World) => {
  const { profile } = me(of);
  Object.assign(profile, { images: [], main_image: null, countryregion: null, city: null, country: null });
  Object.assign(profile, { gender: null, date_of_birth: null, age: null, personal: {} });
};

const photo = { id: 'smile', thumb_filename: 'classicp001-1.svg' };

/** What a member has filled in who comes back at a step. */
const knownAt = {
  2: {},
  3: { main_image: photo, images: [photo] },
  4: { city: 'Utrecht' },
  5: { gender: 'f' },
  6: { personal: { about_me: 'I bake bread on Sundays.' } },
} as const;

/** The wizard as a member meets it who comes back at this step. */
const member = (
  at: keyof typeof knownAt,
  { change, ...options }: ScreenOptions & { change?: (of: World) => void } = {},
): StoryObj =>
  screenOf('signup', {
    ...options,
    world: happening((of) => {
      nothingKnown(of);
      Object.assign(me(of).profile, knownAt[at]);
      change?.(of);
    }, options.world),
  });

const emailOf = (canvas: Canvas) => canvas.findByLabelText('Email address');
const submitOf = (canvas: Canvas) => canvas.getByRole('button', { name: 'Join now' });

async function fillIn(canvas: Canvas, email: string, password = 'correct horse') {
  await userEvent.type(await emailOf(canvas), email);
  await userEvent.type(canvas.getByLabelText('Your name'), 'Robin');
  await userEvent.type(canvas.getByLabelText('Password'), password);
  await userEvent.tab();
}

const heading = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 1, name });

export const Account: StoryObj = {
  name: 'Step 0 asks for address, name and password',
  ...visitor({
    spec: [
      'signup.step0.asks-email',
      'signup.step0.asks-name',
      'signup.step0.asks-password',
      'signup.allowed-when-signups-all',
      'signup.open-to-logged-out-visitors',
    ],
    play: async ({ canvas }) => {
      await expect(await emailOf(canvas)).toHaveAttribute('type', 'email');
      await expect(canvas.getByLabelText('Your name')).toBeVisible();
      await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    },
  }),
};

export const AccountOnAPhone: StoryObj = { name: 'Step 0 on a phone', ...visitor({ viewport: 'phone' }) };

export const AccountAtNight: StoryObj = {
  name: 'Step 0 in nocturne, dark and German',
  ...visitor({
    look: { template: 'nocturne', scheme: 'dark', language: 'de' },
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByLabelText('E-Mail-Adresse'));
      await userEvent.tab();
      await expect(await canvas.findByText('Bitte fülle dieses Feld aus')).toBeVisible();
    },
  }),
};

export const Required: StoryObj = {
  name: 'Fields that were left empty say that they are required',
  ...visitor({
    spec: ['email.required', 'password.required-non-empty', 'name.required'],
    play: async ({ canvas }) => {
      await userEvent.click(await emailOf(canvas));
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await waitFor(() => expect(canvas.getAllByText('Value is required')).toHaveLength(3));
      await expect(submitOf(canvas)).toBeDisabled();
    },
  }),
};

export const NotAnAddress: StoryObj = {
  name: 'What is no address is told so, and the form cannot be sent',
  ...visitor({
    spec: ['email.format-valid', 'signup.step0.submit-disabled-with-errors'],
    play: async ({ canvas }) => {
      await fillIn(canvas, 'robin-at-home');
      await expect(await canvas.findByText('Value is not a valid email address')).toBeVisible();
      await expect(submitOf(canvas)).toBeDisabled();
    },
  }),
};

export const ShortPassword: StoryObj = {
  name: 'A short password says how long it must be',
  ...visitor({
    spec: ['validation.min-length-message'],
    play: async ({ canvas }) => {
      await fillIn(canvas, 'robin@mail.example', 'abc');
      await expect(
        await canvas.findByText('This field should be at least 8 characters long'),
      ).toBeVisible();
      await expect(submitOf(canvas)).toBeDisabled();
    },
  }),
};

export const NameIsEmail: StoryObj = {
  name: 'A name that is the address, or begins with @, is turned down',
  ...visitor({
    spec: ['name.not-equal-to-email', 'name.not-starting-with-at'],
    play: async ({ canvas }) => {
      await userEvent.type(await emailOf(canvas), 'robin@mail.example');
      const name = canvas.getByLabelText('Your name');
      await userEvent.type(name, 'robin@mail.example');
      await userEvent.tab();
      await expect(await canvas.findByText("Your name can't be your email address")).toBeVisible();
      await userEvent.clear(name);
      await userEvent.type(name, '@robin');
      await expect(await canvas.findByText("Your name can't start with @")).toBeVisible();
    },
  }),
};

export const LongName: StoryObj = {
  name: 'A name has at most 150 characters',
  ...visitor({
    spec: ['name.max-150'],
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByLabelText('Your name'));
      await userEvent.paste('R'.repeat(151));
      await userEvent.tab();
      await expect(
        await canvas.findByText('This field should be at most 150 characters long'),
      ).toBeVisible();
      await userEvent.type(canvas.getByLabelText('Your name'), '{Backspace}');
      await waitFor(() => expect(canvas.queryByText(/at most 150/)).toBeNull());
    },
  }),
};

export const NameFromAddress: StoryObj = {
  name: 'A name left empty becomes what stands before the @',
  ...visitor({
    spec: ['name.defaults-to-email-local-part'],
    play: async ({ canvas }) => {
      await userEvent.type(await emailOf(canvas), 'robin.h@mail.example');
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByLabelText('Your name')).toHaveValue('robin.h');
    },
  }),
};

export const NewAddress: StoryObj = {
  name: 'An address the server calls new lets the form be sent',
  ...visitor({
    spec: ['email.status-new-is-valid', 'email.checked-on-blur'],
    play: async ({ canvas }) => {
      await fillIn(canvas, 'robin@mail.example');
      await waitFor(() => expect(submitOf(canvas)).toBeEnabled());
    },
  }),
};

export const CheckedWhileTyping: StoryObj = {
  name: 'A changed address is checked without leaving the field',
  ...visitor({
    spec: ['email.checked-after-change'],
    world: happening((of) => void ([...of.members.values()][0]!.email = 'known@mail.example')),
    play: async ({ canvas }) => {
      await userEvent.type(await emailOf(canvas), 'known@mail.example');
      await expect(
        await canvas.findByText('You already have an account with this address.', { exact: false }),
      ).toBeVisible();
      await expect(await emailOf(canvas)).toHaveFocus();
    },
  }),
};

/** A story in which the typed address belongs to somebody in a certain state. */
const addressOf = (
  state: Partial<{ emailConfirmed: boolean; isDeleted: boolean }>,
  spec: string[],
  words: string,
  link: { name: string; href: string },
): StoryObj =>
  visitor({
    spec,
    world: happening(({ members }) => {
      Object.assign([...members.values()][0]!, { email: 'known@mail.example', ...state });
    }),
    play: async ({ canvas, canvasElement }) => {
      await fillIn(canvas, 'known@mail.example');
      await expect(await canvas.findByText(words, { exact: false })).toBeVisible();
      const error = canvasElement.querySelector<HTMLElement>('[data-part="error"] a');
      await expect(error).toHaveTextContent(link.name);
      await expect(error).toHaveAttribute('href', link.href);
      await expect(submitOf(canvas)).toBeDisabled();
    },
  });

export const Active: StoryObj = {
  name: 'An address with an account leads to the login',
  ...addressOf(
    {},
    ['email.message-active-with-login-link'],
    'You already have an account with this address.',
    { name: 'Log in', href: '/login' },
  ),
};

export const NotConfirmed: StoryObj = {
  name: 'An address that waits for confirmation leads to the login',
  ...addressOf({ emailConfirmed: false }, ['email.message-not-confirmed-with-login-link'], 'not confirmed yet', {
    name: 'Log in',
    href: '/login',
  }),
};

export const Deleted: StoryObj = {
  name: 'An address of a deleted account leads to customer service',
  ...addressOf(
    { isDeleted: true },
    ['email.message-deleted-with-service-link'],
    'The account with this address was deleted.',
    { name: 'Contact customer service', href: '/pages/service' },
  ),
};

export const CheckFails: StoryObj = {
  name: 'An address that cannot be checked is turned down, and can be checked again',
  ...visitor({
    spec: ['email.check-error-is-invalid'],
    world: { faults: { checkEmail: { kind: 'error', code: 'server_error', times: 1 } } },
    play: async ({ canvas }) => {
      await fillIn(canvas, 'robin@mail.example');
      await expect(await canvas.findByText('We couldn’t check this address.', { exact: false })).toBeVisible();
      await expect(submitOf(canvas)).toBeDisabled();
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(submitOf(canvas)).toBeEnabled());
    },
  }),
};

export const Busy: StoryObj = {
  name: 'While the account is being made the button cannot be pressed again',
  ...visitor({
    spec: ['signup.step0.submit-disabled-while-busy'],
    world: { faults: { signUp: { kind: 'hang' } } },
    play: async ({ canvas }) => {
      await fillIn(canvas, 'robin@mail.example');
      await waitFor(() => expect(submitOf(canvas)).toBeEnabled());
      await userEvent.click(submitOf(canvas));
      await waitFor(() => expect(canvas.getByRole('button', { name: /Join now/ })).toBeDisabled());
    },
  }),
};

export const Failed: StoryObj = {
  name: 'A sign-up that failed says so, keeps what was typed, and can be sent again',
  ...visitor({
    spec: ['error.signup-failure-form-re-enabled'],
    world: happening(undefined, { faults: { signUp: { kind: 'error', code: 'email_taken', times: 1 } } }),
    play: async ({ canvas }) => {
      const alert = spyOn(globalThis, 'alert').mockImplementation(() => undefined);
      spyOn(console, 'error').mockImplementation(() => undefined);
      await fillIn(canvas, 'robin@mail.example');
      await waitFor(() => expect(submitOf(canvas)).toBeEnabled());
      await userEvent.click(submitOf(canvas));
      await waitFor(() =>
        expect(alert).toHaveBeenCalledWith('There is already an account with this email address.'),
      );
      await expect(await emailOf(canvas)).toHaveValue('robin@mail.example');
      await expect(canvas.getByLabelText('Password')).toHaveValue('correct horse');
      await waitFor(() => expect(submitOf(canvas)).toBeEnabled());
      await userEvent.click(submitOf(canvas));
      await heading(canvas, 'Show your smile');
      await expect([...world().members.values()].at(-1)).toMatchObject({ email: 'robin@mail.example' });
    },
  }),
};

export const InviteOnly: StoryObj = {
  name: 'A site by invitation says so and leads to the login',
  ...visitor({
    spec: [
      'signup.invite-only-message',
      'signup.invite-only-shows-site-name',
      'signup.invite-only-login-link',
      'signup.blocked-when-invite-only',
    ],
    world: { change: ({ settings }) => void (settings.signups = 'invite_only') },
    play: async ({ canvas, canvasElement }) => {
      await expect(
        await canvas.findByText('Linden Lane is open by invitation only at the moment.'),
      ).toBeVisible();
      const main = canvasElement.querySelector('main');
      await expect(main?.querySelector('form')).toBeNull();
      await expect(main?.querySelector('a[href="/login"]')).toBeVisible();
    },
  }),
};

export const NoTrafficSource: StoryObj = {
  name: 'A site for campaign visitors only turns away one who came by themselves',
  ...visitor({
    spec: ['signup.blocked-with-trafficsource-without-param'],
    world: { change: ({ settings }) => void (settings.signups = 'with_trafficsource') },
    play: async ({ canvas, canvasElement }) => {
      await canvas.findByText(/by invitation only/);
      await expect(canvasElement.querySelector('main form')).toBeNull();
    },
  }),
};

export const PhotoStep: StoryObj = {
  name: 'Step 2 takes photos by drop and by click, and can be left without',
  ...member(2, {
    spec: [
      'signup.step2.photo-upload-drop-area',
      'signup.step2.drop-area-clickable',
      'signup.step2.continue-without-photo-button',
    ],
    play: async ({ canvas }) => {
      await heading(canvas, 'Show your smile');
      const [drop, choose] = canvas.getAllByRole('button', { name: /Add photos/ });
      await expect(drop).toBeEnabled();
      await expect(choose).toBeEnabled();
      await userEvent.click(canvas.getByRole('button', { name: 'Continue without a photo' }));
      await heading(canvas, 'Where do you live?');
    },
  }),
};

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const fileInput = async (canvas: Canvas, root: HTMLElement) => {
  await heading(canvas, 'Show your smile');
  const input = root.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('The photo step has no file input, so nothing can be chosen.');
  return input;
};

export const PhotoAdded: StoryObj = {
  name: 'A photo that was added is shown, and can be taken away again',
  ...member(2, {
    spec: ['signup.step2.shows-existing-photos'],
    play: async ({ canvas, canvasElement }) => {
      const input = await fileInput(canvas, canvasElement);
      await userEvent.upload(input, new File([png], 'me.png', { type: 'image/png' }));
      const photos = await canvas.findByRole('list', { name: 'Your photos' });
      await expect(photos.children).toHaveLength(1);
      await userEvent.click(canvas.getByRole('button', { name: 'Remove photo 1' }));
      await waitFor(() => expect(canvas.queryByRole('list', { name: 'Your photos' })).toBeNull());
    },
  }),
};

export const PhotoRefused: StoryObj = {
  name: 'A file that is no PNG or JPEG is refused in words',
  ...member(2, {
    spec: ['upload.accepts-png-jpeg-jpg'],
    play: async ({ canvas, canvasElement }) => {
      const input = await fileInput(canvas, canvasElement);
      await expect(input.accept).toBe('image/png,image/jpeg');
      const any = userEvent.setup({ applyAccept: false });
      await any.upload(input, new File(['GIF89a'], 'me.gif', { type: 'image/gif' }));
      await expect(await canvas.findByText('Choose a PNG or JPEG picture')).toBeVisible();
      await expect(me(world()).profile.images).toHaveLength(0);
    },
  }),
};

export const PhotoFails: StoryObj = {
  name: 'A photo that could not be sent says so and leaves the step usable',
  ...member(2, {
    world: { faults: { uploadImages: { kind: 'error', code: 'image_unreadable' } } },
    play: async ({ canvas, canvasElement }) => {
      const input = await fileInput(canvas, canvasElement);
      await userEvent.upload(input, new File([png], 'me.png', { type: 'image/png' }));
      await expect(
        await canvas.findByText("We can't read this picture. Choose another one."),
      ).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Continue without a photo' })).toBeEnabled();
    },
  }),
};

export const Place: StoryObj = {
  name: 'Step 3 cannot be saved before a country is chosen; region and city are optional',
  ...member(3, {
    spec: [
      'signup.step3.country-field',
      'signup.step3.save-disabled-until-country',
      'location.country-required-to-save',
      'signup.step3.region-optional',
      'signup.step3.city-optional',
    ],
    play: async ({ canvas }) => {
      await heading(canvas, 'Where do you live?');
      const save = canvas.getByRole('button', { name: 'Save and continue' });
      await expect(save).toBeDisabled();
      await userEvent.selectOptions(canvas.getByLabelText('Country'), 'NL');
      await expect(canvas.getByLabelText('Region')).toHaveValue('');
      await expect(canvas.getByLabelText('City')).toHaveValue('');
      await expect(save).toBeEnabled();
      await userEvent.click(save);
      await heading(canvas, 'A little about you');
      await expect(me(world()).profile).toMatchObject({ country: 'NL', countryregion: null, city: null });
    },
  }),
};

export const PlaceButtons: StoryObj = {
  name: 'Step 3 can be saved, or left without a place',
  ...member(3, {
    spec: ['signup.step3.save-living-area-button', 'signup.step3.continue-without-location-button'],
    play: async ({ canvas }) => {
      await heading(canvas, 'Where do you live?');
      await expect(canvas.getByRole('button', { name: 'Save and continue' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Continue without a place' }));
      await heading(canvas, 'A little about you');
      await expect(me(world()).profile.country).toBeNull();
    },
  }),
};

export const OneCountry: StoryObj = {
  name: 'A site of one country does not ask for it',
  ...member(3, {
    change: ({ settings }) => void (settings.countries = ['NL']),
    spec: ['signup.step3.country-shown-only-when-several'],
    play: async ({ canvas }) => {
      await heading(canvas, 'Where do you live?');
      await expect(canvas.queryByLabelText('Country')).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Save and continue' })).toBeEnabled();
    },
  }),
};

export const NoCity: StoryObj = {
  name: 'A site without the city field does not show it',
  ...member(3, {
    change: ({ settings }) => void (settings.signup.cityField = false),
    spec: ['signup.step3.city-only-if-enabled'],
    play: async ({ canvas }) => {
      await heading(canvas, 'Where do you live?');
      await expect(canvas.queryByLabelText('City')).toBeNull();
    },
  }),
};

export const LongCity: StoryObj = {
  name: 'A city has at most 255 characters',
  ...member(3, {
    spec: ['city.max-255'],
    play: async ({ canvas }) => {
      await heading(canvas, 'Where do you live?');
      await userEvent.selectOptions(canvas.getByLabelText('Country'), 'NL');
      await userEvent.click(canvas.getByLabelText('City'));
      await userEvent.paste('a'.repeat(256));
      await expect(
        await canvas.findByText('This field should be at most 255 characters long'),
      ).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Save and continue' })).toBeDisabled();
      await userEvent.keyboard('{Backspace}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Save and continue' })).toBeEnabled());
    },
  }),
};

async function chooseBirthday(canvas: Canvas, [day, month, year]: readonly [string, string, string]) {
  await userEvent.selectOptions(await canvas.findByLabelText('Day'), day);
  await userEvent.selectOptions(canvas.getByLabelText('Month'), month);
  await userEvent.selectOptions(canvas.getByLabelText('Year'), year);
}

export const Person: StoryObj = {
  name: 'Step 4 asks for the date of birth, shows the age, and has the site’s lists',
  ...member(4, {
    spec: [
      'signup.step4.date-of-birth',
      'signup.step4.date-of-birth-shown-as-age',
      'signup.step4.gender-optional',
      'signup.step4.other-dropdown-fields',
      'signup.step4.save-button',
    ],
    play: async ({ canvas }) => {
      await heading(canvas, 'A little about you');
      await chooseBirthday(canvas, ['4', '5', '1990']);
      await expect(await canvas.findByText('36 years old')).toBeVisible();
      await expect(canvas.getByLabelText('I am')).toHaveValue('');
      const lists = Object.keys(world().settings.allowed_values).length;
      await expect(canvas.getAllByRole('combobox', { hidden: false }).length).toBeGreaterThanOrEqual(lists + 4);
      await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
      await heading(canvas, 'In your own words');
      await expect(me(world()).profile).toMatchObject({ date_of_birth: '1990-05-04', gender: null });
    },
  }),
};

export const PersonSkipped: StoryObj = {
  name: 'Step 4 can be left blank',
  ...member(4, {
    spec: ['signup.step4.continue-without-button'],
    play: async ({ canvas }) => {
      await heading(canvas, 'A little about you');
      await userEvent.click(canvas.getByRole('button', { name: 'Continue without this' }));
      await heading(canvas, 'In your own words');
    },
  }),
};

export const TooYoung: StoryObj = {
  name: 'Somebody under age is told the age that is needed, and is not saved',
  ...member(4, {
    change: ({ settings }) => void (settings.min_age = 18),
    spec: ['dob.min-age', 'dob.error-text-with-min-age', 'dob.picker-ages-18-to-100'],
    play: async ({ canvas }) => {
      await heading(canvas, 'A little about you');
      const years = [...(await canvas.findByLabelText<HTMLSelectElement>('Year')).options].map(
        ({ value }) => value,
      );
      await expect([years[1], years.at(-1)]).toEqual(['2008', '1926']);
      await chooseBirthday(canvas, ['31', '12', '2008']);
      await expect(
        await canvas.findByText('Enter your real date of birth. You need to be at least 18.'),
      ).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
      await heading(canvas, 'A little about you');
      await expect(me(world()).profile.date_of_birth).toBeNull();
    },
  }),
};

export const HalfADate: StoryObj = {
  name: 'A date of birth with a part missing is turned down on saving',
  ...member(4, {
    spec: ['dob.no-placeholder-parts'],
    play: async ({ canvas }) => {
      await heading(canvas, 'A little about you');
      await userEvent.selectOptions(canvas.getByLabelText('Year'), '1990');
      await expect(canvas.queryByText(/Enter your real date of birth/)).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
      await expect(await canvas.findByText(/Enter your real date of birth/)).toBeVisible();
      await expect(me(world()).profile.date_of_birth).toBeNull();
    },
  }),
};

export const About: StoryObj = {
  name: 'Step 5 has room for own words, which nobody has to write',
  ...member(5, {
    spec: [
      'signup.step5.about-me-text-fields',
      'signup.step5.text-fields-optional',
      'signup.step5.save-button',
    ],
    play: async ({ canvas }) => {
      await heading(canvas, 'In your own words');
      await expect(canvas.getAllByRole('textbox')).toHaveLength(world().settings.text_fields.length);
      await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
      await heading(canvas, 'People you might like');
    },
  }),
};

export const AboutWritten: StoryObj = {
  name: 'What was written in step 5 is saved',
  ...member(5, {
    play: async ({ canvas }) => {
      await heading(canvas, 'In your own words');
      await userEvent.type(canvas.getAllByRole('textbox')[0]!, 'I bake bread on Sundays.');
      await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
      await heading(canvas, 'People you might like');
      await expect(me(world()).profile.personal).toMatchObject({ about_me: 'I bake bread on Sundays.' });
    },
  }),
};

export const AboutSkipped: StoryObj = {
  name: 'Step 5 can be left without saving',
  ...member(5, {
    spec: ['signup.step5.continue-button'],
    play: async ({ canvas }) => {
      await heading(canvas, 'In your own words');
      await userEvent.click(canvas.getByRole('button', { name: 'Continue without this' }));
      await heading(canvas, 'People you might like');
    },
  }),
};

export const Members: StoryObj = {
  name: 'Step 6 shows people inside the wizard, and going on is all it takes',
  ...member(6, {
    spec: ['signup.step6.embedded-step', 'signup.step6.completes-by-moving-on'],
    play: async ({ canvas }) => {
      await heading(canvas, 'People you might like');
      await expect(canvas.getByRole('progressbar')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await heading(canvas, 'One last thing');
    },
  }),
};

const finish = async (canvas: Canvas) => {
  await heading(canvas, 'People you might like');
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  await heading(canvas, 'One last thing');
};

export const Done: StoryObj = {
  name: 'Step 7 asks to open the mail, points at the spam folder and lets the address be corrected',
  ...member(6, {
    spec: [
      'signup.step7.asks-to-check-email',
      'signup.step7.mentions-spam-box',
      'signup.step7.change-email-link',
    ],
    play: async ({ canvas }) => {
      await finish(canvas);
      await expect(canvas.getByText(me(world()).email, { exact: false })).toBeVisible();
      await expect(canvas.getByText(/spam folder/)).toBeVisible();
      await expect(canvas.getByRole('link', { name: /Change it/ })).toHaveAttribute(
        'href',
        '/notifications#email-change-incorrect',
      );
    },
  }),
};

export const ToTheMembers: StoryObj = {
  name: 'The last button of the wizard opens the members',
  ...member(6, {
    spec: ['signup.step7.members-button-goes-to-members'],
    play: async ({ canvas }) => {
      await finish(canvas);
      await userEvent.click(canvas.getByRole('link', { name: 'Go to the members' }));
      await heading(canvas, 'Members');
    },
  }),
};

export const DoneWithoutButton: StoryObj = {
  name: 'A site may leave out the way to the members',
  ...member(6, {
    change: ({ settings }) => void (settings.signup.membersButton = false),
    spec: ['signup.step7.members-button-only-if-setting-allows'],
    play: async ({ canvas }) => {
      await finish(canvas);
      await expect(canvas.queryByRole('link', { name: 'Go to the members' })).toBeNull();
    },
  }),
};

export const Dots: StoryObj = {
  name: 'Progress is a sixth a step, drawn with four dots',
  ...member(4, {
    spec: ['signup.progress-step-over-6', 'signup.progress-four-dots', 'signup.steps-0-to-7'],
    play: async ({ canvas, canvasElement }) => {
      await heading(canvas, 'A little about you');
      const dots = [...canvasElement.querySelectorAll('[data-part="dots"] span')];
      await expect(dots.map((dot) => dot.getAttribute('data-state'))).toEqual([
        'done',
        'done',
        'current',
        'ahead',
      ]);
      const bar = canvas.getByRole('progressbar');
      await expect(Number(bar.getAttribute('aria-valuenow'))).toBeCloseTo((4 / 6) * 100, 0);
      await expect(bar).toHaveAttribute('aria-valuetext', 'Step 5 of 8');
    },
  }),
};

export const WithoutDots: StoryObj = {
  name: 'A site may leave out the dots',
  ...member(4, {
    change: ({ settings }) => void (settings.signup.showDots = false),
    spec: ['signup.progress-dots-need-showdots'],
    play: async ({ canvas, canvasElement }) => {
      await heading(canvas, 'A little about you');
      await expect(canvasElement.querySelector('[data-part="dots"]')).toBeNull();
    },
  }),
};

export const PersonAtNight: StoryObj = {
  name: 'Step 4 in nocturne, dark and Polish',
  ...member(4, { look: { template: 'nocturne', scheme: 'dark', language: 'pl' }, viewport: 'phone' }),
};
