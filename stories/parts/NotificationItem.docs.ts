import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['NotificationItem'],
  headless: ['NotificationList', 'PushOptIn'],
  anatomy: 'Photo, sentence, time, label for new ones, fictional label.',
  states: 'New, seen, without a member.',
  accessibility: 'The whole item is one link; new ones are labelled in words.',
  keyboard: [
    ['Tab', 'Moves to the item.'],
    ['Enter', 'Opens what the notification is about.'],
  ],
  dos: ['Put it in a `NotificationList.Root`.'],
  donts: ['Mark new notifications by colour alone.'],
} satisfies PartDocs;
