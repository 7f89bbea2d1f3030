import type { Template } from '../template/define-template.ts';
import { describeDisclosures } from './disclosures/describe-disclosures.ts';
import { describeHomePeople } from './disclosures/describe-home-people.ts';
import { describeJoinFacts } from './disclosures/describe-join-facts.ts';
import { describeNotices } from './disclosures/describe-notices.ts';
import type { Proof } from './disclosures/open-place.ts';
import type { LookShare } from './disclosures/looks.ts';
import { describePrices } from './disclosures/prices/describe-prices.ts';

/**
 * Declares the tests of everything that a template must show: the label of fictional profiles, the buttons to report and
 * block, what visitors must know before they join, adverts, legal links, and the price beside everything that is sold.
 * `share` says which looks each place has, where another template has the others. Default: all.
 */
export function describeTemplate(template: Template, prove?: Proof, share?: LookShare): void {
  describeDisclosures(template, prove, share);
  describeHomePeople(template, prove, share);
  describeJoinFacts(template, prove, share);
  describeNotices(template, prove, share);
  describePrices(template, prove, share);
}
