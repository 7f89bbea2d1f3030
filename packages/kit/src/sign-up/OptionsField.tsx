import { OPEN_OPTIONS } from '@meetcute/core';
import { RadioField } from '../field/RadioField.tsx';
import { SelectField, type SelectFieldProps } from '../field/SelectField.tsx';

/** Props of `OptionsField`. */
interface OptionsFieldProps extends Pick<
  SelectFieldProps,
  'value' | 'onChange' | 'options' | 'error' | 'help' | 'isDisabled'
> {
  /** The question. */
  label: string;
  /** Name of the field, in a list. */
  name: string;
  /** Words for no answer: the quiet option of an optional question, and the empty one of a list. */
  none: string;
  /** Whether the question has an option for no answer. Default: false. */
  isOptional?: boolean;
  /** Arrangement of the options. Default: chips. */
  variant?: 'rows' | 'chips';
}

/** Question with all its options in view, or with a list if there are too many. */
export function OptionsField({
  name,
  none,
  options,
  isOptional = false,
  variant = 'chips',
  ...field
}: OptionsFieldProps) {
  if (options.length > OPEN_OPTIONS)
    return <SelectField {...field} name={name} placeholder={none} options={options} />;
  const quiet = isOptional ? [{ value: '', label: none, isQuiet: true }] : [];
  return <RadioField {...field} variant={variant} isOptional={isOptional} options={[...options, ...quiet]} />;
}
