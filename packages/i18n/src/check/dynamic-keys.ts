/** A group of texts whose keys are put together while the site runs, so that no source holds them whole. */
export interface DynamicKey {
  /** Beginning of `namespace:key`. */
  readonly prefix: string;
  /** Where the rest of the key comes from. */
  readonly reason: string;
}

/** Every such group; a text outside of them must stand in a source as it is. */
export const dynamicKeys: readonly DynamicKey[] = [
  { prefix: 'error:code.', reason: 'the code of an ApiError' },
  { prefix: 'fields:', reason: 'names and values of the profile fields that a site’s settings allow' },
  { prefix: 'common:gender.', reason: 'the gender of a profile or a filter: m, f or x' },
  { prefix: 'likes:types.', reason: 'the list of likes: received, sent, mutual' },
  { prefix: 'likes:empty.', reason: 'the list of likes that is empty' },
  { prefix: 'search:genders.', reason: 'the gender that a search asks for: m, f or x' },
  { prefix: 'photos:problem.', reason: 'the UploadProblem of a file' },
  { prefix: 'signUp:check.', reason: 'what the server says of an e-mail address' },
  { prefix: 'validation:', reason: 'the key of a FieldProblem, or of a refused photo' },
  { prefix: 'shell:members', reason: 'the label of a place in the navigation' },
  { prefix: 'shell:profile', reason: 'the label of a place in the navigation' },
  { prefix: 'shell:matchFinder', reason: 'the label of a place in the navigation' },
  { prefix: 'matchFinder:failed.', reason: 'the change of a like that did not get through' },
  { prefix: 'matchFinder:news.', reason: 'what was just done on a deck' },
  { prefix: 'app:description', reason: 'the manifest of the app, which the host writes' },
  { prefix: 'myProfile:sections.', reason: 'a section of the own profile' },
  { prefix: 'myProfile:hints.', reason: 'what is missing of the own profile' },
  { prefix: 'notifications:said.', reason: 'the kind of a notification, or what changed of the account' },
  { prefix: 'notifications:kinds.', reason: 'a kind of notification that has preferences' },
  { prefix: 'notifications:channels.', reason: 'a way of telling: app, push, mail' },
  { prefix: 'notifications:push.', reason: 'how it stands with push in this browser' },
  { prefix: 'service:company.', reason: 'a fact about the company, where it has one' },
  { prefix: 'mail:activate.', reason: 'the kind of a mail and one of its parts' },
  { prefix: 'mail:password.', reason: 'the kind of a mail and one of its parts' },
  { prefix: 'mail:emailChange.', reason: 'the kind of a mail and one of its parts' },
  { prefix: 'mail:emailUndo.', reason: 'the kind of a mail and one of its parts' },
  { prefix: 'mail:deleted.', reason: 'the kind of a mail and one of its parts' },
  { prefix: 'mail:report.', reason: 'the kind of a mail and one of its parts' },
  { prefix: 'mail:complaint.', reason: 'the kind of a mail and one of its parts' },
  { prefix: 'mail:news.', reason: 'the kind of a mail and one of its parts, or the kind of a notification' },
  { prefix: 'mail:push.', reason: 'the kind of a notification, or what changed of the account' },
];
