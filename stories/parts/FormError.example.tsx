import { Announcement, StatusMessage } from '@meetcute/kit/feedback';
import { FormError } from '@meetcute/kit/form';

export const Example = ({ error, count }: { error?: string; count: number }) => (
  <>
    {/* An alert: render it always, so that new text is announced. */}
    <FormError>{error}</FormError>
    {/* A result, announced politely. */}
    <StatusMessage>{error ? null : 'Saved.'}</StatusMessage>
    {/* For screen readers alone. */}
    <Announcement>{`${count} members found`}</Announcement>
  </>
);
