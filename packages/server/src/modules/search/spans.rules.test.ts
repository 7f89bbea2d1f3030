import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Spans, spansBetween } from './spans.rules.ts';

test('covers twenty years with few months and days at both ends', () => {
  expect(spansBetween({ after: '1987-11-21', until: '2008-11-21' })).toEqual([
    { span: 'day', first: '1987-11-22', last: '1987-11-30' },
    { span: 'month', first: '1987-12-01', last: '1987-12-31' },
    { span: 'year', first: '1988-01-01', last: '2007-12-31' },
    { span: 'month', first: '2008-01-01', last: '2008-10-31' },
    { span: 'day', first: '2008-11-01', last: '2008-11-21' },
  ]);
});

const beginOf: Record<Spans['span'], (date: string) => string> = {
  day: (date) => date,
  month: (date) => `${date.slice(0, 7)}-01`,
  year: (date) => `${date.slice(0, 4)}-01-01`,
};

test('puts every day of a range into exactly one span, and no other day', () => {
  const date = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((value) => value.toISOString().slice(0, 10));
  fc.assert(
    fc.property(fc.option(date), date, fc.array(date, { minLength: 20 }), (dayBefore, lastDay, some) => {
      const spans = spansBetween({ after: dayBefore, until: lastDay });
      for (const day of [...some, lastDay, ...(dayBefore === null ? [] : [dayBefore])]) {
        const matching = spans.filter(({ span, first, last }) => {
          const begin = beginOf[span](day);
          return begin >= first && begin <= last;
        });
        const isIn = day <= lastDay && (dayBefore === null || day > dayBefore);
        expect([day, matching.length]).toEqual([day, isIn ? 1 : 0]);
      }
    }),
  );
});
