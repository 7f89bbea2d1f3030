import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['PhotoManager'],
  anatomy: 'Photos with their buttons, uploads, drop area, and a dialog before a photo is removed.',
  states: 'Empty, photos, uploading, waiting, rejected, connection lost, full, change not saved.',
  accessibility: 'Reordering by drag and by buttons; the new position is announced and the focus follows.',
  keyboard: [
    ['Tab', 'Moves to the buttons of the next photo.'],
    ['Enter, Space', 'Moves the photo, and the focus with it, or asks before it is removed.'],
  ],
  dos: ['Pass it `usePhotoManager()`.'],
  donts: ['Add a save button: every change is saved immediately.'],
} satisfies PartDocs;
