import { Button } from '@meetcute/kit/button';
import { StatusMessage } from '@meetcute/kit/feedback';
import { SettingsGroup, SettingsSection } from '@meetcute/kit/layout';
import { useExport } from '@meetcute/react/account-settings';

export function Example() {
  const { exportData, saved } = useExport();
  return (
    <SettingsGroup id="privacy" title="Privacy">
      <SettingsSection id="data" title="Your data" about="Everything that the site has about you.">
        <Button isPending={exportData === null} onPress={() => exportData?.()}>
          Download
        </Button>
        <StatusMessage>{saved && `Saved as ${saved}`}</StatusMessage>
      </SettingsSection>
    </SettingsGroup>
  );
}
