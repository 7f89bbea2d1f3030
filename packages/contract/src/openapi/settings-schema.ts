import * as z from 'zod/mini';
import { settings } from '../entities/settings.ts';

/** Part of a JSON schema. */
export interface SettingSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly anyOf?: readonly SettingSchema[];
  readonly items?: SettingSchema;
  readonly properties?: Readonly<Record<string, SettingSchema>>;
  readonly additionalProperties?: SettingSchema | boolean;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Returns the JSON schema of a site's settings. */
export const settingsSchema = () =>
  z.toJSONSchema(settings) as SettingSchema & Required<Pick<SettingSchema, 'properties'>>;
