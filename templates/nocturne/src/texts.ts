import type { OwnTexts } from '@meetcute/site';

/** Texts of the night in place of those of the library. */
export const texts: OwnTexts = {
  en: { 'home:lead': 'People near you who are still awake, and all night to talk.' },
  nl: { 'home:lead': 'Mensen bij jou in de buurt die nog wakker zijn, en de hele nacht om te praten.' },
  de: { 'home:lead': 'Menschen in deiner Nähe, die noch wach sind, und die ganze Nacht zum Reden.' },
  it: { 'home:lead': 'Persone vicino a te ancora sveglie, e tutta la notte per parlare.' },
  fr: { 'home:lead': 'Des gens près de chez toi encore éveillés, et toute la nuit pour parler.' },
  es: { 'home:lead': 'Gente cerca de ti que sigue despierta, y toda la noche para hablar.' },
  pl: { 'home:lead': 'Ludzie w pobliżu, którzy jeszcze nie śpią, i cała noc na rozmowę.' },
};
