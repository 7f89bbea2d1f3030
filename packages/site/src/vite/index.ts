export { templateConfig, type TemplateConfigOptions } from './template-config.ts';
export { CHANGED } from '../browser/follow-texts.ts';
export { development, DEVELOPMENT_CLIENT, DEVELOPMENT_ENTRY } from './development.ts';
export {
  DRAWN,
  DRAWN_IMPORT,
  drawnId,
  findDefault,
  parseDrawnId,
  readExtended,
  readOwnDrawings,
  type DefaultDrawing,
  type DrawnKind,
  type OwnDrawings,
} from './own-drawings.ts';
export { iconNames } from '../template/drawn-slots.ts';
