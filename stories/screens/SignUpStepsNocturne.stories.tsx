import type { Meta, StoryObj } from '@storybook/react-vite';
import { inNocturne } from '../sign-up.ts';
import * as end from './SignUpEnd.stories.tsx';
import * as faults from './SignUpFaults.stories.tsx';
import * as mail from './SignUpMail.stories.tsx';
import * as person from './SignUpPerson.stories.tsx';
import * as photos from './SignUpPhotos.stories.tsx';
import * as place from './SignUpPlace.stories.tsx';
import * as push from './SignUpPush.stories.tsx';

/** Later steps in distinct states: rejected, busy, failed, full. */
const meta = { title: 'Screens/Sign-up/All steps, nocturne' } satisfies Meta;
export default meta;

export const PushDenied: StoryObj = { name: 'Step 1, denied by the browser', ...inNocturne(push.Denied) };
export const PhotosRefused: StoryObj = {
  name: 'Step 2, some files rejected',
  ...inNocturne(photos.SomeRefused),
};
export const PhotosOnTheirWay: StoryObj = {
  name: 'Step 2, photos uploading',
  ...inNocturne(photos.OnItsWay),
};
export const OrderNotStored: StoryObj = {
  name: 'Step 2, order not saved, light',
  ...inNocturne(photos.OrderNotStored, 'light'),
};
export const NoRoom: StoryObj = { name: 'Step 2, photo limit reached', ...inNocturne(photos.NoRoom) };
export const PlaceFound: StoryObj = { name: 'Step 3, location found', ...inNocturne(place.Found, 'light') };
export const PlaceNotSaved: StoryObj = { name: 'Step 3, save failed', ...inNocturne(place.SaveFails) };
export const TooYoung: StoryObj = { name: 'Step 4, too young', ...inNocturne(person.TooYoung) };
export const Progress: StoryObj = { name: 'Step 4, progress as text and dots', ...inNocturne(end.Dots) };
export const TextsBusy: StoryObj = { name: 'Step 5, busy', ...inNocturne(faults.Hangs) };
export const NobodyLoaded: StoryObj = {
  name: 'Step 6, profiles failed to load',
  ...inNocturne(end.MembersFail),
};
export const MailThere: StoryObj = { name: 'Step 7, mail delivered', ...inNocturne(mail.Delivered) };
