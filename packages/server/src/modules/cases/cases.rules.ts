import type { CaseAction, CaseGround, CaseSide } from '@meetcute/contract';
import type { Site } from '../../sites.ts';
import type { ContentRef } from '../moderation/content.rules.ts';
import type { Measure } from '../moderation/moderation.rules.ts';

/** A decision of the operators on a case, or on the appeal of a side. */
export interface DecisionInput {
  site: Pick<Site, 'id'>;
  /** Reference of the report or complaint. */
  reference: string;
  /** Side whose appeal is decided; null for the first decision. */
  after: CaseSide | null;
  ground: CaseGround;
  facts: string;
  action: CaseAction;
  isAutomated: boolean;
  /** Operator who decides. Both sides see the decision, but not who took it. */
  author: string;
  /** Act of the decision. Default: none. */
  measure?: Measure | null;
  /**
   * Content to remove: of the reported member, or of anybody on a complaint. Default: the photo or message that the report is
   * about, with `content_removed`.
   */
  content?: readonly ContentRef[];
  /**
   * Texts of the site's settings (`text_fields`), which `content` may name besides name and city. Default: none.
   */
  textFields?: readonly string[];
  /** The operator has acted already, so that earlier measures of the case stay as they are. Default: false. */
  isRecordOnly?: boolean;
  now: Date;
}
