export { clearMember } from './clearMember.ts';
export { memberForCalls, useSessionEnded } from './sessionEnd.ts';
export { useClearSession } from './useClearSession.ts';
export { useLogin } from './useLogin.ts';
export { useLoginForm, type LoginForm } from './useLoginForm.ts';
export { useLogout } from './useLogout.ts';
export { useIsLoggedIn, useViewer } from './useViewer.ts';
