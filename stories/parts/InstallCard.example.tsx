import { AppCard, InstallCard } from '@meetcute/kit/app';
import { Button } from '@meetcute/kit/button';
import { useAppPort, useInstallPrompt } from '@meetcute/react/app';

/** Renders nothing if the browser can't install the site. */
export const Example = () => <InstallCard prompt={useInstallPrompt(useAppPort())} siteName="Harbour" />;

/** A card of your own in the same style. */
export const Birthday = ({ onDone }: { onDone: () => void }) => (
  <AppCard
    icon="🎂"
    title="Harbour is one year old"
    text="See what is new."
    actions={<Button onPress={onDone}>Close</Button>}
  />
);
