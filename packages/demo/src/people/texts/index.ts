import type { Language } from '@meetcute/contract';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import type { LanguageTexts } from './texts.ts';

/** Names and texts of the demo people by language. */
export const texts: Readonly<Record<Language, LanguageTexts>> = { en, nl, de, it, fr, es, pl };
