import { Button } from '@meetcute/kit';
import { vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useLogoutToLogin } from '../session/useLogoutToLogin.ts';

/** Looks like the links beside it. */
const Item = styled.li`
  button[data-variant] {
    min-block-size: ${vars.layout.touch};
    padding: 0;
    border: 0;
    color: inherit;
    font-size: inherit;
    font-weight: inherit;
  }
`;

/** Button of the footer that logs out, on pages without the menu of the account. */
export default function FooterLogout() {
  const { t } = useTranslation('shell');
  const { isPending, onLogout } = useLogoutToLogin();
  return (
    <Item>
      <Button variant="plain" isPending={isPending} onPress={onLogout}>
        {t('logout')}
      </Button>
    </Item>
  );
}
