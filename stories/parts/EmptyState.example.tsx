import { ButtonLink } from '@meetcute/kit/button';
import { EmptyState, StateFrame } from '@meetcute/kit/feedback';
import { CheckCircleIcon } from '@phosphor-icons/react';

export const Example = () => (
  <EmptyState
    title="No likes yet"
    text="Likes appear here."
    action={<ButtonLink href="/members">Search members</ButtonLink>}
  />
);

/** The result of a step, such as a payment or a link in a mail. */
export const Result = () => (
  <StateFrame
    state="done"
    drawing={CheckCircleIcon}
    title="Email address confirmed"
    text="You can write messages now."
  />
);
