import { useLocation, useNavigate, useSearchParams } from 'react-router';

const KEY = 'view';
const OTHERS = 'others';

/** Whether the page shows the profile as others see it. */
export interface PreviewState {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** The preview stands in the address, so that a phone's way back closes it and a reload keeps it. */
export function usePreview(): PreviewState {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  return {
    isOpen: query.get(KEY) === OTHERS,
    onOpen: () => setQuery({ [KEY]: OTHERS }, { preventScrollReset: true, state: { isOver: true } }),
    onClose: () => {
      const isOver = (state as { isOver?: boolean } | null)?.isOver === true;
      if (isOver) void navigate(-1);
      else setQuery({}, { replace: true, preventScrollReset: true });
    },
  };
}
