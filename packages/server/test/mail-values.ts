/** A value for everything that mails name but the support address. */
export const mailValues = {
  count: 2,
  days: 30,
  email: 'new@example.com',
  receipt: 'r-1',
  category: 'scam',
  profile: 'Ben (ben)',
  reporter: 'anna',
  from: 'Kim (kim@example.com)',
  about: 'A bill',
  reference: 'r-1',
  price: '€9.99',
  received: '21 November 2026',
  date: '30 November 2026',
  time: '26 November 2026 at 12:00 UTC',
};
