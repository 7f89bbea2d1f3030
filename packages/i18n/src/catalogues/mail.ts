import mail from '../locales/en/mail.json' with { type: 'json' };

/** English texts of mails, separate because no page loads them. The spread puts their keys into the declaration. */
export const mailMessages = { ...mail };
