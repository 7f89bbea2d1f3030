export { Form, type FormProps } from './Form.tsx';
export { FormError, type FormErrorProps } from './FormError.tsx';
