import { expect, test } from 'vitest';
import { readReport, type Report } from './read-report.ts';

const url = 'http://localhost:1/members';
const requests = [
  { url, resourceType: 'Document', statusCode: 200, transferSize: 900, resourceSize: 5000 },
  { url: `${url}.js`, resourceType: 'Script', statusCode: 200, transferSize: 300 },
  { url: `${url}.mjs`, resourceType: 'Script', statusCode: 200, transferSize: 400 },
];

const report = (changes: Partial<Report> = {}, items: object[] = requests): Report => ({
  finalDisplayedUrl: url,
  environment: { benchmarkIndex: 2000 },
  configSettings: {
    throttlingMethod: 'simulate',
    formFactor: 'mobile',
    throttling: { cpuSlowdownMultiplier: 4 },
  },
  categories: { performance: { score: 0.834 } },
  audits: {
    'first-contentful-paint': { numericValue: 1 },
    'largest-contentful-paint': { numericValue: 2 },
    'total-blocking-time': { numericValue: 3 },
    'speed-index': { numericValue: 4 },
    'cumulative-layout-shift': { numericValue: 0.5 },
    'bf-cache': { score: 0, details: { items: [{ reason: 'no-store' }] } },
    'network-requests': { details: { items } },
  },
  ...changes,
});

test('reads the score, the metrics and the bytes of scripts', () => {
  expect(readReport(url, report())).toEqual({
    score: 83,
    fcp: 1,
    lcp: 2,
    blocked: 3,
    speed: 4,
    cls: 0.5,
    scriptBytes: 700,
    isWaiting: false,
    documentBytes: 5000,
    refused: ['no-store'],
    machine: 2000,
    throttling: 'mobile, simulate 4 ×',
  });
});

test('counts scripts that are fetched for an interaction', () => {
  const later = { resourceType: 'Fetch', mimeType: 'text/javascript', statusCode: 200, transferSize: 50 };
  const json = { ...later, mimeType: 'application/json' };
  expect(readReport(url, report({}, [...requests, later, json]))).toMatchObject({
    scriptBytes: 750,
    isWaiting: true,
  });
});

test('refuses a report of another page', () => {
  expect(() => readReport(url, report({ finalDisplayedUrl: 'http://localhost:1/login' }))).toThrow('/login');
});

test('refuses a page that is an error', () => {
  const [document, ...scripts] = requests;
  expect(() => readReport(url, report({}, [{ ...document, statusCode: 503 }, ...scripts]))).toThrow('503');
  expect(() => readReport(url, report({}, scripts))).toThrow('undefined');
});

test('refuses a report without a score, with an error, or without a metric', () => {
  expect(() => readReport(url, undefined)).toThrow('no score');
  expect(() => readReport(url, report({ categories: { performance: { score: null } } }))).toThrow('no score');
  expect(() => readReport(url, report({ runtimeError: { message: 'NO_FCP' } }))).toThrow('NO_FCP');
  expect(() =>
    readReport(url, report({ audits: { 'network-requests': { details: { items: requests } } } })),
  ).toThrow('has no first-contentful-paint');
});

test('says that a page without an audit of the back/forward cache was not tried', () => {
  const { 'bf-cache': _, ...audits } = report().audits;
  expect(readReport(url, report({ audits })).refused).toEqual(['not tried']);
});
