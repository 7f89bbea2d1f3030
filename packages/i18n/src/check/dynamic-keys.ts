/** Group of texts with keys composed at run time, so that no source contains them in full. */
export interface DynamicKey {
  /** Prefix of `namespace:key`. */
  readonly prefix: string;
  /** Origin of the rest of the key. */
  readonly reason: string;
}

/** All groups with composed keys; every other key must appear literally in a source. */
export const dynamicKeys: readonly DynamicKey[] = [
  { prefix: 'error:code.', reason: 'the code of an ApiError' },
  { prefix: 'consent:changes.', reason: 'the legal text that changed: terms or privacy' },
  { prefix: 'consent:read.', reason: 'the legal text that changed: terms or privacy' },
  { prefix: 'fields:', reason: 'names and values of the profile fields that a site’s settings allow' },
  { prefix: 'common:advert', reason: 'mandatory words, by their MandatoryKey' },
  { prefix: 'common:gender.', reason: 'the gender of a profile or a filter: m, f or x' },
  { prefix: 'likes:types.', reason: 'the list of likes: received, sent, mutual' },
  { prefix: 'likes:empty.', reason: 'the list of likes that is empty' },
  { prefix: 'search:genders.', reason: 'the gender filter of a search: m, f or x' },
  { prefix: 'photos:problem.', reason: 'the UploadProblem of a file' },
  { prefix: 'signUp:check.', reason: 'the result of the server’s check of an e-mail address' },
  { prefix: 'validation:', reason: 'the key of a FieldProblem, or of a refused photo' },
  { prefix: 'shell:members', reason: 'the label of a place in the navigation' },
  { prefix: 'shell:profile', reason: 'the label of a place in the navigation' },
  { prefix: 'shell:matchFinder', reason: 'the label of a place in the navigation' },
  { prefix: 'matchFinder:failed.', reason: 'the change of a like that failed' },
  { prefix: 'matchFinder:announcement.', reason: 'the last action on a deck' },
  { prefix: 'app:description', reason: 'the manifest of the app, which the host writes' },
  { prefix: 'myProfile:sections.', reason: 'a section of the own profile' },
  { prefix: 'myProfile:hints.', reason: 'a missing part of the own profile' },
  { prefix: 'notifications:entry.', reason: 'the kind of a notification, or of an account change' },
  { prefix: 'notifications:kinds.', reason: 'a kind of notification that has preferences' },
  { prefix: 'notifications:channels.', reason: 'a channel: app, push or mail' },
  { prefix: 'notifications:push.', reason: 'the state of push in this browser' },
  { prefix: 'service:company.', reason: 'a fact about the company, where it has one' },
  { prefix: 'cookies:purpose.', reason: 'the purpose of an entry of the inventory of storage' },
  { prefix: 'cookies:place.', reason: 'the place where a browser stores an entry' },
  { prefix: 'cookies:end.', reason: 'the event that ends a stored entry' },
  { prefix: 'cookieConsent:state.', reason: 'the choice of the visitor, or none' },
  { prefix: 'mail:activate.', reason: 'the kind of a mail and one of its parts' },
  { prefix: 'mail:password.', reason: 'the kind of a mail and one of its parts' },
  { prefix: 'mail:emailChange.', reason: 'the kind of a mail and one of its parts' },
  { prefix: 'mail:emailUndo.', reason: 'the kind of a mail and one of its parts' },
  { prefix: 'mail:deleted.', reason: 'the kind of a mail and one of its parts' },
  { prefix: 'mail:report.', reason: 'the kind of a mail and one of its parts' },
  { prefix: 'mail:complaint.', reason: 'the kind of a mail and one of its parts' },
  { prefix: 'mail:news.', reason: 'the kind of a mail and one of its parts, or the kind of a notification' },
  { prefix: 'mail:push.', reason: 'the kind of a notification, or of an account change' },
];
