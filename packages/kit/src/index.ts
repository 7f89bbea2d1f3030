export { Button, type ButtonProps } from './button/Button.tsx';
export { buttonCss } from './button/buttonCss.ts';
export { ButtonLink, type ButtonLinkProps } from './button/ButtonLink.tsx';
export { IconButton, type IconButtonProps } from './button/IconButton.tsx';
export { Message, type MessageProps } from './feedback/Message.tsx';
export { Skeleton } from './feedback/Skeleton.tsx';
export { DateOfBirthField, type DateOfBirthFieldProps } from './field/DateOfBirthField.tsx';
export { fieldCss } from './field/fieldCss.ts';
export { SelectField, type SelectFieldProps, type SelectOption } from './field/SelectField.tsx';
export { TextField, type TextFieldProps } from './field/TextField.tsx';
export { FormError } from './form/FormError.tsx';
export { Photo, type PhotoProps } from './photo/Photo.tsx';
export { brandSkin, type Skin } from './skin.ts';
export { PhotoDrop, type PhotoDropProps } from './upload/PhotoDrop.tsx';
export { LikeButton } from './like-button/LikeButton.tsx';
export { CardBadges } from './profile-card/CardBadges.tsx';
export { ProfileCard } from './profile-card/ProfileCard.tsx';
export {
  skinProfileCard,
  type ProfileCardContentProps,
  type ProfileCardLook,
  type ProfileCardProps,
} from './profile-card/skinProfileCard.tsx';
export { hiddenCss } from './hidden/hiddenCss.ts';
export { ChatListItem } from './chat-list/ChatListItem.tsx';
export {
  skinChatListItem,
  type ChatListItemLook,
  type ChatListItemProps,
} from './chat-list/skinChatListItem.tsx';
export { Composer, type ComposerProps } from './message/Composer.tsx';
export { MessageBubble } from './message/MessageBubble.tsx';
export {
  skinMessageBubble,
  type MessageBubbleLook,
  type MessageBubbleProps,
} from './message/skinMessageBubble.tsx';
export { ClockTime, DayName, RelativeTime, type RelativeTimeProps } from './time/Times.tsx';
