import { FormLayout, PageColumn } from '@meetcute/kit/layout';

/** A page with one form. */
export const Example = () => (
  <FormLayout>
    <h1>Log in</h1>
    <form>…</form>
    <a href="/forgot-password">Forgot your password?</a>
  </FormLayout>
);

/** Any other page. */
export const Page = () => (
  <PageColumn>
    <h1>Likes</h1>
  </PageColumn>
);
