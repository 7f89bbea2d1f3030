import { href } from '@meetcute/core';
import { Button } from '@meetcute/kit';
import { useLogout } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useNavigate } from '../router/index.ts';

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
  const navigate = useNavigate();
  const { mutate, isPending } = useLogout(() => void navigate(href('login')));
  return (
    <Item>
      <Button variant="plain" isPending={isPending} onPress={() => mutate({})}>
        {t('logout')}
      </Button>
    </Item>
  );
}
