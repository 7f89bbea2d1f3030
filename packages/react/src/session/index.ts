export { clearMember } from './clear-member.ts';
export { memberForCalls, useSessionEnded } from './session-end.ts';
export { useClearSession } from './useClearSession.ts';
export { useLogin } from './useLogin.ts';
export { useLoginForm, type LoginForm } from './useLoginForm.ts';
export { useLogout } from './useLogout.ts';
export { useIsLoggedIn, useViewer } from './useViewer.ts';
