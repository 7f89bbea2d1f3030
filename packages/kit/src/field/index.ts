export { DateOfBirthField, type DateOfBirthFieldProps } from './DateOfBirthField.tsx';
export { fieldCss } from './fieldCss.ts';
export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
export { RadioField, type RadioFieldProps, type RadioOption } from './RadioField.tsx';
export { SearchField, type SearchFieldProps } from './SearchField.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './SelectField.tsx';
export { selectCss } from './selectCss.ts';
export { SwitchField, type SwitchFieldProps } from './SwitchField.tsx';
export { TextField, type TextFieldProps } from './TextField.tsx';
