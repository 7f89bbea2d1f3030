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
const at = '2026-11-20T12:00:00.000Z';
const asOf = Date.parse(at);
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
  Announcement: (given) => <Kit.Announcement {...given}>Saved</Kit.Announcement>,
  AppCard: (given) => (
    <Kit.AppCard icon="" title="Title" text="Text" actions={<button>OK</button>} {...given} />
  ),
  Button: (given) => <Kit.Button {...given}>Send</Kit.Button>,
  ButtonLink: (given) => (
    <Kit.ButtonLink href="/chats" {...given}>
      Chats
    </Kit.ButtonLink>
  ),
  CardBadges: (given) => <Kit.CardBadges profile={robin} mark="New" {...given} />,
  CardGrid: (given) => <Kit.CardGrid {...given} />,
  ClockTime: (given) => <Kit.ClockTime at={at} {...given} />,
  ConfirmDialog: (given) => (
    <Kit.ConfirmDialog
      title="Delete?"
      text="Gone for good."
      confirm="Delete"
      cancel="Keep"
      isPending={false}
      onConfirm={nothing}
      onCancel={nothing}
      {...given}
    />
  ),
  DateOfBirthField: (given) => (
    <Kit.DateOfBirthField
      label="Date of birth"
      value={{ day: '', month: '', year: '' }}
      onChange={nothing}
      minAge={18}
      now={new Date(asOf)}
      zone="UTC"
      {...given}
    />
  ),
  DayName: (given) => <Kit.DayName day="2026-11-20" {...given} />,
  DialogOverlay: (given) => (
    <Kit.DialogOverlay isOpen {...given}>
      <Modal>Text</Modal>
    </Kit.DialogOverlay>
  ),
  EmptyState: (given) => <Kit.EmptyState title="Nobody here" {...given} />,
  Form: (given) => <Kit.Form onSubmit={nothing} {...given} />,
  FormError: (given) => <Kit.FormError {...given}>Wrong</Kit.FormError>,
  FormLayout: (given) => <Kit.FormLayout {...given}>Form</Kit.FormLayout>,
  Gallery: (given) => <Kit.Gallery profile={robin} sizes="100vw" {...given} />,
  GalleryViewer: (given) => <Kit.GalleryViewer profile={robin} onClose={nothing} {...given} />,
  HiddenUsername: (given) => <Kit.HiddenUsername {...given} />,
  IconButton: (given) => (
    <Kit.IconButton aria-label="Close" {...given}>
      ×
    </Kit.IconButton>
  ),
  ImageViewer: (given) => <Kit.ImageViewer image={image} label="Photo" onClose={nothing} {...given} />,
  InstallCard: (given) => (
    <Kit.InstallCard
      prompt={{ state: 'offered', offer: 'button', onAccept: nothing, onDecline: nothing }}
      siteName="Harbour"
      {...given}
    />
  ),
  LikeButton: (given) => <Kit.LikeButton profile={sam} {...given} />,
  NameLink: (given) => <Kit.NameLink profile={robin} href="/members/11" {...given} />,
  PageColumn: (given) => <Kit.PageColumn {...given} />,
  PartnerTile: (given) => (
    <Kit.PartnerTile kind="camads" href="/partner" title="Partner" text="Text" drawing="" {...given} />
  ),
  PasswordField: (given) => <Kit.PasswordField label="Password" value="" onChange={nothing} {...given} />,
  Photo: (given) => <Kit.Photo image={photo} alt="" {...given} />,
  PhotoDrop: (given) => <Kit.PhotoDrop title="Add" hint="JPEG" onFiles={nothing} {...given} />,
  PhotoManager: (given) => <Kit.PhotoManager photos={photos} {...given} />,
  ProfileCard: (given) => <Kit.ProfileCard profile={robin} href="/members/11" {...given} />,
  RadioField: (given) => (
    <Kit.RadioField label="Choice" value={null} onChange={nothing} options={options} {...given} />
  ),
  RelativeTime: (given) => <Kit.RelativeTime at={at} asOf={asOf} {...given} />,
  ReportForm: (given) => <Kit.ReportForm report={report} name="Robin" onCancel={nothing} {...given} />,
  ReportReceipt: (given) => (
    <Kit.ReportReceipt report={{ receipt: 'R-1', isPending: false }} name="Robin" actions="" {...given} />
  ),
  RetriedPhoto: (given) => <Kit.RetriedPhoto image={photo} alt="" {...given} />,
  MoreEntries: (given) => (
    <Kit.MoreEntries
      next={{ load: nothing, isLoading: false, hasFailed: false }}
      failedTitle="The likes couldn’t be loaded"
      {...given}
    />
  ),
  RetryMessage: (given) => (
    <Kit.RetryMessage onRetry={nothing} {...given}>
      Not loaded
    </Kit.RetryMessage>
  ),
  SearchField: (given) => <Kit.SearchField label="Search" value="" onChange={nothing} {...given} />,
  SearchFilters: (given) => (
    <Kit.SearchFilters
      filters={{
        fields: [gender],
        isDisabled: false,
        summary: [],
        widening: null,
        onReset: null,
        widened: null,
      }}
      {...given}
    />
  ),
  SelectField: (given) => (
    <Kit.SelectField label="Choice" value="a" onChange={nothing} options={options} {...given} />
  ),
  SettingsGroup: (given) => (
    <Kit.SettingsGroup title="Login" {...given}>
      <Kit.SettingsSection title="Password">At least eight characters.</Kit.SettingsSection>
    </Kit.SettingsGroup>
  ),
  SettingsSection: (given) => (
    <Kit.SettingsSection title="Email" {...given}>
      Controls
    </Kit.SettingsSection>
  ),
  Skeleton: (given) => <Kit.Skeleton {...given} />,
  StateFrame: (given) => <Kit.StateFrame state="done" drawing={Heart} title="Done" text="Text" {...given} />,
  StatusMessage: (given) => <Kit.StatusMessage {...given}>Saved</Kit.StatusMessage>,
  SwipeButton: (given) => (
    <Kit.SwipeDeck
      deck={deck}
      head=""
      renderCard={() => null}
      actions={<Kit.SwipeButton move="like" aria-label="Like" {...given} />}
      label="Actions"
      hint=""
    />
  ),
  SwipeCard: (given) => (
    <Kit.SwipeDeck
      deck={deck}
      head=""
      renderCard={() => <Kit.SwipeCard card={card} href="/members/11" place="" {...given} />}
      actions=""
      label="Actions"
      hint=""
    />
  ),
  SwipeDeck: (given) => (
    <Kit.SwipeDeck
      deck={deck}
      head=""
      renderCard={() => null}
      actions=""
      label="Actions"
      hint=""
      {...given}
    />
  ),
  SwipeLink: (given) => (
    <Kit.SwipeLink href="/members/11" aria-label="Profile" {...given}>
      i
    </Kit.SwipeLink>
  ),
  SwitchField: (given) => <Kit.SwitchField label="Mails" value onChange={nothing} {...given} />,
  TextField: (given) => <Kit.TextField label="Name" {...given} />,
  UpdateCard: (given) => (
    <Kit.UpdateCard
      update={{ isWaiting: true, isBlocked: false, onUpdate: nothing }}
      onLater={nothing}
      {...given}
    />
  ),
  ...paneExamples,
};
