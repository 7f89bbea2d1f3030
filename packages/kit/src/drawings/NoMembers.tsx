import { UsersThree } from '@phosphor-icons/react/UsersThree';
import type { ReactElement } from 'react';

/** Drawing of no suggested members after a sign-up. */
export const noMembersDrawing: ReactElement = <UsersThree size={48} weight="light" />;
