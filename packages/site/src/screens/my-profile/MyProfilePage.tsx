import type { User } from '@meetcute/contract';
import { Button } from '@meetcute/kit';
import { useMyProfile, useVisitorNote } from '@meetcute/react';
import { Eye } from '@phosphor-icons/react/Eye';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { DetailsSection } from './DetailsSection.tsx';
import { Hints } from './Hints.tsx';
import { InterestsSection } from './InterestsSection.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { MyProfileFrame } from './MyProfileFrame.tsx';
import { PersonSection } from './PersonSection.tsx';
import { PhotosSection } from './PhotosSection.tsx';
import { PlaceSection } from './PlaceSection.tsx';
import { Preview } from './Preview.tsx';
import { TextsSection } from './TextsSection.tsx';
import { usePreview } from './usePreview.ts';

const panels = {
  person: PersonSection,
  place: PlaceSection,
  texts: TextsSection,
  details: DetailsSection,
  interests: InterestsSection,
} as const;

/** Props of `MyProfilePage`. */
export interface MyProfilePageProps {
  /** The viewer. */
  user: User;
}

/** The viewer's profile page. Photos and hints are beside the sections on a wide screen, above them on a phone. */
export function MyProfilePage({ user }: MyProfilePageProps) {
  const { t } = useTranslation('myProfile');
  const mine = useMyProfile(user);
  const preview = usePreview();
  const visitorNote = useVisitorNote();
  usePageTitle(t('title'));
  return (
    <MyProfileFrame>
      <header data-part="head">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <Button variant="quiet" onPress={preview.onOpen}>
          <Eye aria-hidden size={20} />
          {t('preview')}
        </Button>
        {visitorNote && <p data-part="note">{visitorNote}</p>}
      </header>
      <div data-part="aside">
        <Hints mine={mine} />
        <PhotosSection />
      </div>
      <div data-part="sections">
        {mine.sections.map((name) => {
          const Panel = panels[name];
          return <Panel key={name} mine={mine} />;
        })}
      </div>
      <Preview profile={user.profile} isOpen={preview.isOpen} onClose={preview.onClose} />
      <LeaveDialog isNeeded={mine.unsaved.length > 0} />
    </MyProfileFrame>
  );
}
