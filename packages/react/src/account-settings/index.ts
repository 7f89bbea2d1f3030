export { useCompanyInfo, type Company } from './useCompanyInfo.ts';
export { useDeleteAccount, type AccountDeletion } from './useDeleteAccount.ts';
export { useEmailChange, type EmailChange } from './useEmailChange.ts';
export { useExport, type DataExport } from './useExport.ts';
export { useNewPassword, type NewPassword } from './useNewPassword.ts';
export { usePasswordRequest, type PasswordRequest } from './usePasswordRequest.ts';
export { useSensitiveWithdrawal, type SensitiveWithdrawal } from './useSensitiveWithdrawal.ts';
export { useSessions, type Sessions } from './useSessions.ts';
