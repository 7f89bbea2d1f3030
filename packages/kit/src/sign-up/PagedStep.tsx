import { useErrorText, type StepPages } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Form } from '../form/Form.tsx';
import { FormError } from '../form/FormError.tsx';
import { StepActions } from './StepActions.tsx';
import { StepHead } from './StepHead.tsx';

const Page = styled.div`
  display: grid;
  gap: ${vars.space[3]};
  /* Keeps clear of a sticky head. */
  scroll-margin-block-start: calc(${vars.layout.bar} + ${vars.space[24]});

  /* The question, which is the label of its field. */
  > div > label:not([data-part='consent']),
  > fieldset > legend,
  > fieldset > legend[data-part='label'] {
    font-size: ${vars.type.lead};
    line-height: ${vars.leading.snug};
  }
`;

/** State of the form of a step with pages. */
interface PagedForm {
  isPending: boolean;
  error: Error | null;
  /** Whether the answer on a page can't be saved. */
  isWrong: (page: string) => boolean;
  /** Page with an answer that can't be left out either, so that the step can't be left. Default: null, none. */
  heldPage?: string | null;
  /** Saves all pages, or shows what is wrong. */
  onSave: () => void;
  onSavePages: (pages: readonly string[]) => void;
  onSkip: () => void;
}

/** Props of `PagedStep`. */
interface PagedStepProps {
  /** Heading of the step, on each of its pages. */
  title: string;
  /** One sentence on the purpose of the page. Default: none. */
  lead?: string | undefined;
  /** Label of the button that saves. */
  save: string;
  /** Label of the button that leaves the step from its first page. */
  skip: string;
  /** Position in the pages. */
  pages: StepPages;
  /** Form of the step. */
  form: PagedForm;
  /** Whether the page can't be left yet. Default: false. */
  isDisabled?: boolean;
  /** The question of the page. */
  children: ReactNode;
}

/**
 * Page of a step with one question. The last one saves them all, or leads to the first one with a problem. The quiet
 * button saves the right answers before the page, and on the first page none. Both lead to a page that is held.
 */
export function PagedStep({ title, lead, save, skip, pages, form, ...props }: PagedStepProps) {
  const { t } = useTranslation('signUp');
  const errorText = useErrorText();
  const numberId = useId();
  const { page, number, count, next, passed: passedPages, onGo } = pages;
  const place = useRef<HTMLDivElement>(null);
  const shownPage = useRef(page);
  // The heading of a new step has the focus; the question of another page takes it.
  useLayoutEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector);
    // A field that waits for a consent can't take it.
    const control = find('input:checked:enabled') ?? find(':is(input, select, textarea):enabled');
    control?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [page]);
  const { heldPage = null } = form;
  const isFirst = passedPages.length === 0;
  const skipHelp = isFirst ? t('skipsAll') : t('skipsRest');
  const onSubmit = () => {
    const checkedPages = next === null ? passedPages : passedPages.filter((name) => name === heldPage);
    const wrong = [...checkedPages, page].find(form.isWrong);
    if (wrong === undefined && next !== null) return onGo(next);
    form.onSave();
    if (wrong !== undefined && wrong !== page) onGo(wrong);
  };
  const right = passedPages.filter((name) => !form.isWrong(name));
  // A save that fails or takes long must not hold anybody in the step.
  const isLeft = right.length === 0 || form.isPending || form.error !== null;
  const onLeave = () => {
    // The form focuses what is wrong on the page after a submit.
    if (heldPage === page) place.current?.closest('form')?.requestSubmit();
    else if (heldPage !== null) onGo(heldPage);
    else if (isLeft) form.onSkip();
    else form.onSavePages(right);
  };
  return (
    <>
      <StepHead title={title} lead={lead} />
      <Form onSubmit={onSubmit} isPending={form.isPending}>
        <FormError>{form.error ? errorText(form.error) : undefined}</FormError>
        {/* A group, so that screen readers say the number when the focus comes to the question. */}
        <Page
          key={page}
          ref={place}
          role={count > 1 ? 'group' : undefined}
          aria-labelledby={count > 1 ? numberId : undefined}
        >
          {count > 1 && (
            <p id={numberId} data-part="fine">
              {t('question', { number, count })}
            </p>
          )}
          {props.children}
        </Page>
        <StepActions
          save={next === null ? save : t('push.continue')}
          skip={isFirst ? skip : t('enough')}
          skipHelp={count > 1 ? skipHelp : undefined}
          isPending={form.isPending}
          isDisabled={props.isDisabled ?? false}
          onSkip={onLeave}
        />
      </Form>
    </>
  );
}
