import { Eye } from '@phosphor-icons/react/Eye';
import { EyeSlash } from '@phosphor-icons/react/EyeSlash';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/IconButton.tsx';

/** Props of `RevealButton`. */
export interface RevealButtonProps {
  /** Whether the password is shown. */
  isShown: boolean;
  /** Shows or hides the password. */
  onChange: (isShown: boolean) => void;
}

/** Button that shows or hides a password. In a file of its own, because sign-up and login work without it. */
export default function RevealButton({ isShown, onChange }: RevealButtonProps) {
  const { t } = useTranslation('common');
  const Icon = isShown ? EyeSlash : Eye;
  return (
    <IconButton
      aria-label={isShown ? t('hidePassword') : t('showPassword')}
      onPress={() => onChange(!isShown)}
    >
      <Icon aria-hidden size={20} />
    </IconButton>
  );
}
