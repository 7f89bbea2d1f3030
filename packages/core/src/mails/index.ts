export type { MailColors, MailLook } from './mail-look.ts';
