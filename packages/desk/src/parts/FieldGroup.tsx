import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';

/** A group of fields with a `legend`. */
export const FieldGroup = styled.fieldset`
  display: grid;
  gap: ${vars.space[3]};
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    margin-block-end: ${vars.space[2]};
    font-size: ${vars.type.small};
    font-weight: ${vars.weight.strong};
  }
`;
