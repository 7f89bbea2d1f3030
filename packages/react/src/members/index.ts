export { useMember } from './useMember.ts';
