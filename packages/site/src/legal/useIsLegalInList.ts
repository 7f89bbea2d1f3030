import { defaultScreens } from '../pages/screens.ts';
import { useHandle } from '../frame/useHandle.ts';
import { useStore } from '../template/context.ts';

/**
 * Returns whether the page has a list of chats for the legal links. Links below a page as high as the window would make
 * it scroll. A template's own chat screens get them below.
 */
export function useIsLegalInList(): boolean {
  const { screens } = useStore().template;
  const { routeName } = useHandle();
  if (routeName === 'chats') return screens.Chats === defaultScreens.Chats;
  return routeName === 'chats-chatId' && screens.Chat === defaultScreens.Chat;
}
