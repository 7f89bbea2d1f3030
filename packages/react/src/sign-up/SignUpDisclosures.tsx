import { hasPlainTerm, joinFacts, type JoinFact } from '@meetcute/core';
import { useTranslation } from 'react-i18next';
import { useMessagePriceText } from '../format/useMessagePrice.ts';
import { usePart, type PartProps } from '../part/usePart.ts';
import { useSettings } from '../provider/context.ts';

/** State of the disclosures; they have none. */
export type SignUpDisclosuresState = Readonly<Record<never, never>>;

/** Props of `SignUp.Disclosures`. Children, such as a further item, come after the facts and never replace them. */
export type SignUpDisclosuresProps = PartProps<'ul', SignUpDisclosuresState>;

/**
 * Unstyled list of what visitors must know before they join: minimum age, fictional profiles where the site has any,
 * and the price of a message. `AccountStep` of the kit renders it above the button, so no brand can omit it.
 * @selector [data-part='disclosures']
 */
export function SignUpDisclosures({ as: Frame = 'ul', ...props }: SignUpDisclosuresProps) {
  const { t } = useTranslation('common');
  const settings = useSettings();
  const price = useMessagePriceText();
  const { min_age: minAge, name: siteName } = settings;
  const fictionalPlural = hasPlainTerm(settings) ? t('fictional.plural') : settings.fictional_plural;
  const words: Record<JoinFact, () => string> = {
    age: () => t('adultsOnly', { minAge }),
    fictional: () => t('fictional.notice', { siteName, fictionalPlural }),
    price: () => price ?? '',
    free: () => t('messagesFree'),
  };
  const { children, ...frameProps } = usePart(props, {});
  return (
    <Frame role="list" aria-label={t('goodToKnow')} {...frameProps} data-part="disclosures">
      {joinFacts(settings).map((fact) => (
        <li key={fact} data-part="disclosure" data-fact={fact}>
          {words[fact]()}
        </li>
      ))}
      {children}
    </Frame>
  );
}
