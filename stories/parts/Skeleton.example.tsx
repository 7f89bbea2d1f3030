import { Skeleton } from '@meetcute/kit/feedback';

export const Example = () => (
  <div aria-busy style={{ inlineSize: '12rem', blockSize: '16rem' }}>
    <Skeleton style={{ blockSize: '100%' }} />
  </div>
);
