import type { PartDocs } from '@meetcute/storybook/docs';

export default {
  kit: [
    'AccountStep',
    'PushStep',
    'PhotoStep',
    'PlaceStep',
    'PersonStep',
    'AboutStep',
    'MembersStep',
    'EndStep',
    'SignUpFrame',
    'StepHead',
    'StepBody',
    'StepActions',
    'JoinDisclosures',
    'ActivationProgress',
  ],
  anatomy:
    'A heading with one sentence, one question, a button to go on and one to skip. The last question saves all of them.',
  states: 'Idle, saving, and an error above the fields that keeps the input.',
  accessibility: 'The heading takes the focus in a wizard. Each error belongs to its field.',
  keyboard: [
    ['Tab', 'Moves through the fields, then to the buttons.'],
    ['Enter', 'Submits the step from a field.'],
    ['Enter, Space', 'Presses a button.'],
  ],
  dos: ['Put steps into `SignUp.Step`, in an order of your own.'],
  donts: ['Leave out the links to terms and privacy in the account step.'],
} satisfies PartDocs;
