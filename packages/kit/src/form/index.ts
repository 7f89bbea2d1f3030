export { FormError } from './FormError.tsx';
