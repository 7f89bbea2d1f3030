import mail from '../locales/en/mail.json' with { type: 'json' };

/** The English texts of mails, apart from the others because no page loads them; spread, so that a declaration names their keys. */
export const mailMessages = { ...mail };
