/** A disclosure that a brand must keep, as docs/brands/what-stays.md says it, and code that shows it. */
interface Disclosure {
  readonly sentence: string;
  readonly code: RegExp;
}

/** Disclosures that a copied component can show. */
export const disclosures: readonly Disclosure[] = [
  {
    sentence:
      '**The label of fictional profiles, in words**, wherever a member is shown: on cards, profiles, conversations, photos, a mutual like, and a sign-up that starts from a profile.',
    code: /\b(skin(ProfileCard|SwipeCard|ChatListItem)|MemberProfile|SwipeDeck|SwipeCard|ChatListPane|ConversationPane|ConversationHeader|ProfileHead\w*|SuggestedMembers|useSlot\('(ProfileCard|SwipeCard|ChatListItem)'\))/,
  },
  {
    sentence:
      '**What visitors must know before they join**: minimum age, fictional profiles where the site has any, and the lowest price of a message. It is beside step 0 of the sign-up, on the home page and at the offer of the match finder.',
    code: /\b(SignUp\.Disclosures|AccountStep|SiteAccountStep|LanderSignUp|VisitorHome|JoinFacts|SignUpDisclosures)\b/,
  },
  {
    sentence: '**Report and block** on every card, profile and conversation.',
    code: /\b(SafetyMenu|SafetyButton)\b|menu: |\bmenu\b/,
  },
  {
    sentence:
      "**The word 'Advertisement'**, the company that pays, and the explanation of the advert, on each advertising tile.",
    code: /\b(PartnerTile|skinPartnerTile)\b/,
  },
  {
    sentence: '**The price beside everything that is sold**, and at the button that orders or sends.',
    code: /\b(formatMoney|useMoney|useMessagePrice|PriceTag|total_price|unit_price|price)\b/,
  },
  { sentence: '**Links to the legal pages.**', code: /\b(LegalLinks?|LegalInList|useLegalHref)\b/ },
];

/** Returns the disclosures that copied code shows, each as a sentence. */
export const findDisclosures = (code: string): string[] =>
  disclosures.filter((each) => each.code.test(code)).map(({ sentence }) => sentence.replaceAll('**', ''));
