import { axeResults } from '@meetcute/spec';
import type { RunRecord, ScreenResults } from '@meetcute/spec';
import { titleOf } from '@meetcute/storybook/brands';
import { Page } from '../foundations/Page.tsx';
import { isRepository } from '../is-repository.ts';
import { describeResults, Findings } from './Findings.tsx';

interface TotalsProps {
  screens: readonly ScreenResults[];
}

/** Numbers of each brand. */
function Totals({ screens }: TotalsProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Brand</th>
          <th scope="col">Stories</th>
          <th scope="col">Elements found</th>
        </tr>
      </thead>
      <tbody>
        {[...Map.groupBy(screens, ({ brand }) => brand)].sort().map(([brand, ofBrand]) => (
          <tr key={brand}>
            <th scope="row">{titleOf(brand)}</th>
            <td>{ofBrand.reduce((sum, { checked }) => sum + checked, 0)}</td>
            <td>{describeResults(ofBrand.flatMap(({ results }) => results)) || 'Nothing found'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const NoRecord = () => (
  <p role="note">
    There is no record of a whole run of the stories on this machine.
    {isRepository && (
      <>
        {' '}
        <code>npm run test:stories</code> makes one; then open this page again.
      </>
    )}
  </p>
);

export interface AccessibilityReportProps {
  /** Records of the last test runs. */
  records: readonly RunRecord[];
}

/** Findings of axe in the last whole run of the stories, by screen and brand. */
export function AccessibilityReport({ records }: AccessibilityReportProps) {
  const run = records.find(({ project }) => project === 'stories');
  const screens = axeResults(run);
  const screensWithResults = screens.filter(({ results }) => results.length > 0);
  const clean = new Set(screens.map(({ title }) => title));
  for (const { title } of screensWithResults) clean.delete(title);
  return (
    <Page
      title="Accessibility"
      lead="axe checks each story in the tests. A violation fails the test. Inconclusive elements are those that axe cannot decide about, such as words on a photo: look at them yourself."
    >
      {screens.length === 0 ? (
        <NoRecord />
      ) : (
        <>
          <p>
            From the last whole run on this machine, at{' '}
            {run?.commit ? `commit ${run.commit.slice(0, 8)}` : 'an unknown commit'}. Each story ran in one
            language and brand.
          </p>
          <section aria-label="By brand">
            <Totals screens={screens} />
          </section>
          <section aria-labelledby="findings">
            <h2 id="findings">Screens with findings</h2>
            {screensWithResults.length > 0 ? <Findings screens={screensWithResults} /> : <p>None.</p>}
          </section>
          <section aria-label="The other screens">
            <p>
              {clean.size === 0
                ? 'Something was found in every screen.'
                : `Nothing was found in ${clean.size} other ${clean.size === 1 ? 'screen or part' : 'screens and parts'}.`}
            </p>
          </section>
        </>
      )}
    </Page>
  );
}
