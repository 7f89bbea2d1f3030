import { Button } from '@meetcute/kit';
import { vars } from '@meetcute/theme';
import { SignOut } from '@phosphor-icons/react/SignOut';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useLogoutToLogin } from '../../session/useLogoutToLogin.ts';

const Row = styled.div`
  padding-block-start: ${vars.space[6]};
  border-block-start: 1px solid ${vars.line};

  /* The words stand at the edge of the column, not the invisible frame of the button. */
  button {
    margin-inline: calc(-1 * ${vars.space[3]});
  }
`;

/** Quiet row at the end of the account page that logs out. */
export function LogoutRow() {
  const { t } = useTranslation('shell');
  const { isPending, onLogout } = useLogoutToLogin();
  return (
    <Row>
      <Button variant="plain" isPending={isPending} onPress={onLogout}>
        {t('logout')}
        <SignOut aria-hidden size={20} />
      </Button>
    </Row>
  );
}
