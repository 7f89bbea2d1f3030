import { isForLater, isScript } from '../../script-file.ts';

/** Parts of the report of Lighthouse that are read. */
export interface Report {
  readonly finalDisplayedUrl: string;
  readonly environment: { readonly benchmarkIndex: number };
  readonly configSettings: {
    readonly throttlingMethod: string;
    readonly formFactor: string;
    readonly throttling: { readonly cpuSlowdownMultiplier: number };
  };
  readonly categories: { readonly performance: { readonly score: number | null } };
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly score?: number | null;
        readonly numericValue?: number;
        readonly details?: { readonly items?: readonly Item[] };
      }
    >
  >;
  readonly runtimeError?: { readonly message: string };
}

/** Row of a table in the report: a request, or a reason against the back/forward cache. */
interface Item {
  readonly url?: string;
  readonly resourceType?: string;
  readonly mimeType?: string;
  readonly statusCode?: number;
  readonly transferSize?: number;
  readonly resourceSize?: number;
  readonly reason?: string;
}

/** Result of Lighthouse for a page. Times are those of the simulated phone, in ms. */
export interface Audit {
  /** Performance score, from 0 to 100. */
  score: number;
  /** First contentful paint. */
  fcp: number;
  /** Largest contentful paint. */
  lcp: number;
  /** Total blocking time. */
  blocked: number;
  /** Speed index. */
  speed: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Bytes of script files as sent. */
  scriptBytes: number;
  /** Whether the page has fetched scripts that only an interaction runs. */
  isWaiting: boolean;
  /** Bytes of the document before compression. */
  documentBytes: number;
  /** Reasons why the browser does not restore the page from its back/forward cache; empty where it does. */
  refused: string[];
  /** Speed of the machine while Lighthouse ran: its `benchmarkIndex`. */
  machine: number;
  /** How the network and the processor were slowed down. */
  throttling: string;
}

const answerOf = ({ resourceType: type, mimeType }: Item) => ({ type, mimeType });

/** Returns why the browser did not restore the page from its back/forward cache. Lighthouse goes away and back itself. */
function refusedBy({ audits }: Report): string[] {
  const { score, details } = audits['bf-cache'] ?? {};
  const reasons = (details?.items ?? []).map(({ reason = '' }) => reason);
  return score === 1 || reasons.length > 0 ? reasons : ['not tried'];
}

/** Reads a report. Throws if it has no score, or is about another page than the requested one. */
export function readReport(url: string, report: Report | undefined): Audit {
  const { score } = report?.categories.performance ?? {};
  if (!report || report.runtimeError || score === null || score === undefined)
    throw new Error(`Lighthouse could not measure ${url}: ${report?.runtimeError?.message ?? 'no score'}`);
  if (report.finalDisplayedUrl !== url)
    throw new Error(`Lighthouse was sent from ${url} to ${report.finalDisplayedUrl}.`);
  const requests = report.audits['network-requests']?.details?.items ?? [];
  const document = requests.find((request) => request.url === url && request.resourceType === 'Document');
  if (document?.statusCode !== 200)
    throw new Error(`Lighthouse got ${url} with the status ${document?.statusCode}.`);
  const value = (name: string) => {
    const { numericValue } = report.audits[name] ?? {};
    if (numericValue === undefined) throw new Error(`Lighthouse has no ${name} of ${url}.`);
    return numericValue;
  };
  const { throttlingMethod, formFactor, throttling } = report.configSettings;
  return {
    score: Math.round(score * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    speed: value('speed-index'),
    cls: value('cumulative-layout-shift'),
    scriptBytes: requests
      .filter((request) => isScript(answerOf(request)))
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    isWaiting: requests.some((request) => isForLater(answerOf(request))),
    documentBytes: document.resourceSize ?? 0,
    refused: refusedBy(report),
    machine: report.environment.benchmarkIndex,
    throttling: `${formFactor}, ${throttlingMethod} ${throttling.cpuSlowdownMultiplier} ×`,
  };
}
