import type { ReactElement } from 'react';
import { Modal } from 'react-aria-components/Modal';
import { Heart } from '@phosphor-icons/react/Heart';
import type { UseSwipeDeckResult } from '@meetcute/react';
import * as Kit from '../index.ts';
import { members } from './page.tsx';
import { messageExamples } from './message-examples.tsx';
import { paneExamples } from './pane-examples.tsx';
import { signUpExamples } from './sign-up-examples.tsx';

const [robin, sam] = members as [(typeof members)[number], (typeof members)[number]];
const nothing = () => undefined;
const time = '2026-11-20T12:00:00.000Z';
const asOf = Date.parse(time);
const photo = robin.images[0]!;
const options = [{ value: 'a', label: 'One' }];
const image = { small: '/small.webp', large: '/large.webp', width: 640, height: 480 };
const limits = { count: 6, megabytes: 10, pixels: 200 };
const card = { profile: robin, place: 'top', direction: 'none' } as const;

const deck: UseSwipeDeckResult = {
  cards: [card],
  top: robin,
  count: 1,
  like: () => true,
  skip: () => true,
  undo: null,
  restart: null,
  onExited: nothing,
  announcement: null,
};

const report = {
  categories: ['scam', 'other'],
  category: null,
  setCategory: nothing,
  isCategoryMissing: false,
  text: '',
  setText: nothing,
  textMax: 1000,
  messages: [],
  message: '',
  setMessage: nothing,
  images: [],
  image: '',
  setImage: nothing,
  isPending: false,
  error: undefined,
  onSubmit: nothing,
  receipt: null,
} as const;

const photos = {
  images: [photo],
  uploads: [],
  isUploading: false,
  isFull: false,
  limits,
  error: null,
  onAdd: async () => undefined,
  onRetry: nothing,
  onCancel: nothing,
  onRemove: nothing,
  onMove: nothing,
};

const gender = {
  name: 'gender',
  label: 'Looking for',
  value: '',
  options,
  isDisabled: false,
  onChange: nothing,
} as const;

/** Components of the kit by name, each with the fewest props that render it beside the given ones. */
export const examples: Readonly<Record<string, (given: object) => ReactElement>> = {
  ...signUpExamples,
  ...messageExamples,
  Announcement: (props) => <Kit.Announcement {...props}>Saved</Kit.Announcement>,
  AppCard: (props) => (
    <Kit.AppCard icon="" title="Title" text="Text" actions={<button>OK</button>} {...props} />
  ),
  Button: (props) => <Kit.Button {...props}>Send</Kit.Button>,
  ButtonLink: (props) => (
    <Kit.ButtonLink href="/chats" {...props}>
      Chats
    </Kit.ButtonLink>
  ),
  CardBadges: (props) => <Kit.CardBadges profile={robin} mark="New" {...props} />,
  CardGrid: (props) => <Kit.CardGrid {...props} />,
  ClockTime: (props) => <Kit.ClockTime at={time} {...props} />,
  ConfirmDialog: (props) => (
    <Kit.ConfirmDialog
      title="Delete?"
      text="Gone for good."
      confirm="Delete"
      cancel="Keep"
      isPending={false}
      onConfirm={nothing}
      onCancel={nothing}
      {...props}
    />
  ),
  DateOfBirthField: (props) => (
    <Kit.DateOfBirthField
      label="Date of birth"
      value={{ day: '', month: '', year: '' }}
      onChange={nothing}
      minAge={18}
      now={new Date(asOf)}
      zone="UTC"
      {...props}
    />
  ),
  DayName: (props) => <Kit.DayName day="2026-11-20" {...props} />,
  DialogOverlay: (props) => (
    <Kit.DialogOverlay isOpen {...props}>
      <Modal>Text</Modal>
    </Kit.DialogOverlay>
  ),
  EmptyState: (props) => <Kit.EmptyState title="Nobody here" {...props} />,
  Form: (props) => <Kit.Form onSubmit={nothing} {...props} />,
  FormError: (props) => <Kit.FormError {...props}>Wrong</Kit.FormError>,
  FormLayout: (props) => <Kit.FormLayout {...props}>Form</Kit.FormLayout>,
  Gallery: (props) => <Kit.Gallery profile={robin} sizes="100vw" {...props} />,
  GalleryViewer: (props) => <Kit.GalleryViewer profile={robin} onClose={nothing} {...props} />,
  HiddenUsername: (props) => <Kit.HiddenUsername {...props} />,
  IconButton: (props) => (
    <Kit.IconButton aria-label="Close" {...props}>
      ×
    </Kit.IconButton>
  ),
  ImageViewer: (props) => <Kit.ImageViewer image={image} label="Photo" onClose={nothing} {...props} />,
  InstallCard: (props) => (
    <Kit.InstallCard
      prompt={{ state: 'offered', offer: 'button', onAccept: nothing, onDecline: nothing }}
      siteName="Harbour"
      {...props}
    />
  ),
  LikeButton: (props) => <Kit.LikeButton profile={sam} {...props} />,
  NameLink: (props) => <Kit.NameLink profile={robin} href="/members/11" {...props} />,
  PageColumn: (props) => <Kit.PageColumn {...props} />,
  PartnerTile: (props) => (
    <Kit.PartnerTile kind="camads" href="/partner" title="Partner" text="Text" drawing="" {...props} />
  ),
  PasswordField: (props) => <Kit.PasswordField label="Password" value="" onChange={nothing} {...props} />,
  Photo: (props) => <Kit.Photo image={photo} alt="" {...props} />,
  PhotoDrop: (props) => <Kit.PhotoDrop title="Add" hint="JPEG" onFiles={nothing} {...props} />,
  PhotoManager: (props) => <Kit.PhotoManager photos={photos} {...props} />,
  ProfileCard: (props) => <Kit.ProfileCard profile={robin} href="/members/11" {...props} />,
  RadioField: (props) => (
    <Kit.RadioField label="Choice" value={null} onChange={nothing} options={options} {...props} />
  ),
  RelativeTime: (props) => <Kit.RelativeTime at={time} asOf={asOf} {...props} />,
  ReportForm: (props) => <Kit.ReportForm report={report} name="Robin" onCancel={nothing} {...props} />,
  ReportReceipt: (props) => (
    <Kit.ReportReceipt report={{ receipt: 'R-1', isPending: false }} name="Robin" actions="" {...props} />
  ),
  RetriedPhoto: (props) => <Kit.RetriedPhoto image={photo} alt="" {...props} />,
  MoreEntries: (props) => (
    <Kit.MoreEntries
      next={{ load: nothing, isLoading: false, hasFailed: false }}
      failedTitle="The likes couldn’t be loaded"
      {...props}
    />
  ),
  RetryMessage: (props) => (
    <Kit.RetryMessage onRetry={nothing} {...props}>
      Not loaded
    </Kit.RetryMessage>
  ),
  SearchField: (props) => <Kit.SearchField label="Search" value="" onChange={nothing} {...props} />,
  SearchFilters: (props) => (
    <Kit.SearchFilters
      filters={{
        fields: [gender],
        isDisabled: false,
        summary: [],
        widening: null,
        onReset: null,
        widened: null,
      }}
      {...props}
    />
  ),
  SelectField: (props) => (
    <Kit.SelectField label="Choice" value="a" onChange={nothing} options={options} {...props} />
  ),
  SettingsGroup: (props) => (
    <Kit.SettingsGroup title="Login" {...props}>
      <Kit.SettingsSection title="Password">At least eight characters.</Kit.SettingsSection>
    </Kit.SettingsGroup>
  ),
  SettingsSection: (props) => (
    <Kit.SettingsSection title="Email" {...props}>
      Controls
    </Kit.SettingsSection>
  ),
  Skeleton: (props) => <Kit.Skeleton {...props} />,
  StateFrame: (props) => <Kit.StateFrame state="done" drawing={Heart} title="Done" text="Text" {...props} />,
  StatusMessage: (props) => <Kit.StatusMessage {...props}>Saved</Kit.StatusMessage>,
  SwipeButton: (props) => (
    <Kit.SwipeDeck
      deck={deck}
      head=""
      renderCard={() => null}
      actions={<Kit.SwipeButton move="like" aria-label="Like" {...props} />}
      label="Actions"
      hint=""
    />
  ),
  SwipeCard: (props) => (
    <Kit.SwipeDeck
      deck={deck}
      head=""
      renderCard={() => <Kit.SwipeCard card={card} href="/members/11" place="" {...props} />}
      actions=""
      label="Actions"
      hint=""
    />
  ),
  SwipeDeck: (props) => (
    <Kit.SwipeDeck
      deck={deck}
      head=""
      renderCard={() => null}
      actions=""
      label="Actions"
      hint=""
      {...props}
    />
  ),
  SwipeLink: (props) => (
    <Kit.SwipeLink href="/members/11" aria-label="Profile" {...props}>
      i
    </Kit.SwipeLink>
  ),
  SwitchField: (props) => <Kit.SwitchField label="Mails" value onChange={nothing} {...props} />,
  TextField: (props) => <Kit.TextField label="Name" {...props} />,
  UpdateCard: (props) => (
    <Kit.UpdateCard
      update={{ isWaiting: true, isBlocked: false, onUpdate: nothing }}
      onLater={nothing}
      {...props}
    />
  ),
  ...paneExamples,
};
