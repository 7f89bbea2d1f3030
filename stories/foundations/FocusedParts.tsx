import { Button, ButtonLink, IconButton, RadioField, TextField } from '@meetcute/kit';
import { vars } from '@meetcute/theme';
import { X } from '@phosphor-icons/react/X';
import { styled } from 'styled-components';

const Parts = styled.div`
  display: grid;
  gap: ${vars.space[6]};
  justify-items: start;

  & [data-part='buttons'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${vars.space[4]};
  }

  /* The rule of the base styles, as if each part had the focus of a keyboard. */
  &[data-focused] :is(button, a, input:not([type='radio'])),
  &[data-focused] [data-part='option']:has(:checked) {
    outline: 2px solid ${vars.focus};
    outline-offset: 2px;
  }
`;

const options = [
  { value: 'walk', label: 'A walk' },
  { value: 'coffee', label: 'A coffee' },
];

export interface FocusedPartsProps {
  /** Whether all parts show their ring at once. Default: only the one that has the focus. */
  areFocused?: boolean;
}

/** Buttons, links and fields of a brand, to see the focus ring on. */
export function FocusedParts({ areFocused = false }: FocusedPartsProps) {
  return (
    <Parts data-focused={areFocused || undefined}>
      <div data-part="buttons">
        <Button>Save</Button>
        <Button variant="quiet">Not now</Button>
        <Button variant="danger">Delete</Button>
        <IconButton variant="raised" aria-label="Close">
          <X aria-hidden size={20} />
        </IconButton>
      </div>
      <ButtonLink href="/members" variant="plain">
        See the members
      </ButtonLink>
      <TextField label="First name" defaultValue="Marit" />
      <RadioField label="Sunday" value="walk" options={options} onChange={() => undefined} />
      <p>
        Read <a href="/safety">how to stay safe</a>.
      </p>
    </Parts>
  );
}
