import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: ['ReportForm', 'ReportReceipt'],
  headless: ['ReportDialog'],
  anatomy:
    'Lead, `FormError`, `RadioField`, a message and a photo as evidence where available, text, buttons; receipt: next steps, report number, buttons.',
  states: 'Empty, without a category, pending, failed, sent.',
  accessibility: 'The receipt is announced and its first button receives the focus.',
  keyboard: [
    ['Tab', 'Moves to the next field.'],
    ['Arrow keys', 'Select a category.'],
    ['Enter', 'Sends the report from a button.'],
  ],
  dos: ['Put it into a dialog that a press outside does not close.'],
  donts: ['Require more than the category.'],
} satisfies PartDocs;
