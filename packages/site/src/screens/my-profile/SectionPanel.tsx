import { Button, FormError } from '@meetcute/kit';
import { useErrorText, type MyProfile, type ProfileSection } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { CheckCircle } from '@phosphor-icons/react/CheckCircle';
import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { panelCss } from './panel-css.ts';

const Panel = styled.section`
  ${panelCss}
  scroll-margin-block-start: calc(var(--mc-page-head, ${vars.layout.bar}) + ${vars.space[4]});

  form {
    display: grid;
    gap: ${vars.space[4]};
  }
  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[2]};
  }
  [data-part='state'] {
    display: inline-flex;
    align-items: center;
    gap: ${vars.space[1]};
    grid-column: 1 / -1;
    grid-row: 2;
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
  [data-part='state']:empty {
    position: absolute;
  }
  [data-part='state'] svg {
    color: ${vars.success};
  }
`;

/** Moves the focus into an opened form, and back to the edit button after the form is closed. */
function useSectionFocus({ isOpen }: ProfileSection, { isChosen, open }: MyProfile) {
  const panel = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (!isChosen) return;
    const find = (selector: string) => panel.current?.querySelector<HTMLElement>(selector);
    if (isOpen) find('input, select, textarea')?.focus();
    else if (open === null) find('[data-part="edit"]')?.focus();
  }, [isOpen, isChosen, open]);
  return panel;
}

/** Focuses the first invalid field; in a date, the first missing part. */
function focusProblem(panel: HTMLElement) {
  const first = panel.querySelector<HTMLElement>('[aria-invalid="true"]');
  const group = [...(first?.closest('fieldset')?.querySelectorAll('select') ?? [])];
  (group.find(({ value }) => value === '') ?? first)?.focus();
}

/** Props of `SectionPanel`. */
export interface SectionPanelProps {
  /** State of the viewer's profile page. */
  mine: MyProfile;
  /** State and actions of the section. */
  section: ProfileSection;
  /** Saved values, shown in reading mode. */
  facts: ReactNode;
  /** Fields of the form. */
  children: ReactNode;
}

/** Section of the viewer's profile: values with an edit button, or a form with save and cancel. */
export function SectionPanel({ mine, section, facts, children }: SectionPanelProps) {
  const { t } = useTranslation('myProfile');
  const errorText = useErrorText();
  const id = useId();
  const panel = useSectionFocus(section, mine);
  const { name, isOpen, isUnsaved, isSaved, error } = section;
  const title = t(`sections.${name}`);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (section.onSubmit()) return;
    // Focus after React has rendered the problems.
    requestAnimationFrame(() => panel.current && focusProblem(panel.current));
  };
  return (
    <Panel ref={panel} aria-labelledby={id} data-part="section" data-name={name}>
      <header>
        <h2 id={id}>{title}</h2>
        <span role="status" data-part="state">
          {isSaved && !isOpen && (
            <>
              <CheckCircle aria-hidden size={18} weight="fill" />
              {t('saved')}
            </>
          )}
          {isUnsaved && !isOpen && t('unsaved')}
        </span>
        {!isOpen && (
          <Button
            variant="plain"
            data-part="edit"
            aria-label={t('editSection', { section: title })}
            onPress={section.onEdit}
          >
            {t('edit')}
          </Button>
        )}
      </header>
      {isOpen ? (
        <form onSubmit={onSubmit} noValidate aria-labelledby={id}>
          {children}
          <FormError>{error ? errorText(error) : undefined}</FormError>
          <div data-part="actions">
            <Button type="submit" isPending={section.isPending}>
              {t('save')}
            </Button>
            <Button variant="plain" isDisabled={section.isPending} onPress={section.onCancel}>
              {t('cancel')}
            </Button>
          </div>
        </form>
      ) : (
        facts
      )}
    </Panel>
  );
}
