import { createContext } from 'react';

/** Whether the page's list of chats ends with the legal links. Provided by the shell, which then adds none below the page. */
export const LegalInList = createContext(false);
