import { defaultScreens } from '../pages/screens.ts';
import { useHandle } from '../frame/useHandle.ts';
import { useStore } from '../template/context.ts';

/**
 * Whether the page's list of chats ends with the legal links, so that the shell adds none below the page. A page as high
 * as the window then does not scroll. A template's own chat screens get the links below them.
 */
export function useIsLegalInList(): boolean {
  const { screens } = useStore().template;
  const { routeName } = useHandle();
  if (routeName === 'chats') return screens.Chats === defaultScreens.Chats;
  return routeName === 'chats-chatId' && screens.Chat === defaultScreens.Chat;
}
