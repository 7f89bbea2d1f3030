export { forgetMember } from './forgetMember.ts';
export { callsMeantFor, useSessionEnded } from './sessionEnd.ts';
export { useLeave } from './useLeave.ts';
export { useLogin } from './useLogin.ts';
export { useLoginForm, type LoginForm } from './useLoginForm.ts';
export { useLogout } from './useLogout.ts';
export { useIsLoggedIn, useViewer } from './useViewer.ts';
