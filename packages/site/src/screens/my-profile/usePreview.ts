import { useLocation, useNavigate, useSearchParams } from '../../router/index.ts';

const KEY = 'view';
const OTHERS = 'others';

/** State and actions of the preview. */
export interface PreviewState {
  /** Whether the preview is open. */
  isOpen: boolean;
  /** Opens the preview. */
  onOpen: () => void;
  /** Closes the preview. */
  onClose: () => void;
}

/** Stores the preview's state in the address, so that going back closes it and a reload keeps it open. */
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
      else void setQuery({}, { replace: true, preventScrollReset: true });
    },
  };
}
