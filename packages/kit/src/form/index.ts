export { Form, type FormProps } from './Form.tsx';
export { FormError } from './FormError.tsx';
