import {
  useCancellation,
  useCheckout,
  useDiscounts,
  useHasHeldMessage,
  useMoney,
  useOrders,
  usePaymentCountry,
  usePurchase,
  useShelf,
  useStatement,
  useSubscription,
  useTransaction,
  useWithdrawal,
} from '@meetcute/react/commerce';

/** Products for the buyer's country. See "Selling credits and premium" for a whole order. */
export function Shelf() {
  const { shelf, error, onRetry } = useShelf('credits');
  const { country, onChange } = usePaymentCountry();
  const { active } = useDiscounts();
  const isSent = useHasHeldMessage();
  const checkout = useCheckout();
  const money = useMoney();
  if (error) return <button onClick={onRetry}>{error}</button>;
  const [method] = shelf?.payment_methods ?? [];
  return (
    <>
      <input
        aria-label="Country"
        value={country ?? ''}
        onChange={({ target }) => onChange(target.value)}
        maxLength={2}
      />
      {active && <p>{`${active.percent} % less`}</p>}
      {isSent && <p>Your message is sent once you have paid.</p>}
      {shelf?.products.map(({ id, price }) => (
        <button
          key={id}
          disabled={checkout.isPending || !country || !method}
          onClick={() => country && method && checkout.order({ product: id, country, payment_method: method, price })}
        >
          {`Order and pay ${money(price)}`}
        </button>
      ))}
    </>
  );
}

/** The page that the buyer returns to after the payment. */
export function Return({ id }: { id: string }) {
  const { transaction } = useTransaction(id);
  const { onWithdraw } = useWithdrawal(id);
  const purchase = usePurchase(id);
  return (
    <>
      <p>{transaction?.state}</p>
      {purchase?.message === 'sent' && <p>Your message is sent.</p>}
      {onWithdraw && <button onClick={onWithdraw}>Withdraw from the order</button>}
    </>
  );
}

export function Premium() {
  const { subscription, onCancel } = useSubscription();
  const form = useCancellation();
  return (
    <>
      {subscription && onCancel && <button onClick={onCancel}>Cancel premium</button>}
      {/* Cancelling without a login, as German law asks for. */}
      <form onSubmit={form.onSubmit}>
        <input
          aria-label="Email"
          value={form.values.email}
          onChange={({ target }) => form.setValue('email', target.value)}
        />
        <button>Cancel now</button>
      </form>
    </>
  );
}

export function History() {
  const { orders = [], onMore } = useOrders();
  const { entries = [], onDownload } = useStatement({ header: ['Date'], toRow: ({ at }) => [at] });
  return (
    <>
      <p>{`${orders.length} orders, ${entries.length} entries`}</p>
      {onMore && <button onClick={onMore}>Older orders</button>}
      {onDownload && <button onClick={onDownload}>Download the statement</button>}
    </>
  );
}
