import type { Profile } from '@meetcute/contract';
import { ReportForm, ReportReceipt } from '@meetcute/kit/safety';
import { ReportDialog, useReport } from '@meetcute/react/safety';

/** Fits any dialog. */
export function Example({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const report = useReport({ profile });
  if (report.receipt === null) return <ReportForm report={report} name={profile.name} onCancel={onDone} />;
  return <ReportReceipt report={report} name={profile.name} actions={<button onClick={onDone}>Close</button>} />;
}

/** Without styles. */
export function Unstyled({ profile }: { profile: Profile }) {
  const report = useReport({ profile });
  return (
    <ReportDialog.Root report={report}>
      {({ step }) =>
        step === 'receipt' ? (
          <p>{`Report ${report.receipt}`}</p>
        ) : (
          <form onSubmit={report.onSubmit}>
            {report.categories.map((category) => (
              <label key={category}>
                <input type="radio" name="category" onChange={() => report.setCategory(category)} />
                {category}
              </label>
            ))}
            <p role="alert">{report.isCategoryMissing ? 'Choose a reason.' : report.error}</p>
            <button>Send report</button>
          </form>
        )
      }
    </ReportDialog.Root>
  );
}
