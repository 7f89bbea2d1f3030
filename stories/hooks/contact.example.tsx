import { useBirthDatePrompt } from '@meetcute/react/contact';

/** Once in the shell: members without a date of birth are asked for it before they like or write. */
export function AskForBirthDate() {
  const { isAsked, onClose } = useBirthDatePrompt();
  if (!isAsked) return null;
  return <button onClick={() => onClose(false)}>Not now</button>;
}
