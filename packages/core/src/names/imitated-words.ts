import type { Language } from '@meetcute/contract';

/**
 * Words and phrases that a name may not contain, because they imitate a disclosure, a sign of trust, or the people and
 * mailboxes of an operator. Phrases of several words also count written as one. They apply in every language.
 */
export const imitatedWords: Readonly<Record<Language, string>> = {
  en: `fictional, fictitious, not fake, no fake, real person, real profile, sponsored, verified, official,
    moderator, moderators, moderation, mod team, admin, admins, administrator, administrators, support,
    customer service, customer care, help desk, staff, safety team, security team, site team, operator,
    webmaster, postmaster, hostmaster, no reply, system`,
  nl: `fictief, fictieve, niet nep, geen nep, echt persoon, echt profiel, gesponsord, gesponsorde, geverifieerd,
    geverifieerde, officieel, officiële, moderatoren, moderatie, beheerder, beheerders, klanten service,
    klanten ondersteuning, ondersteuning, medewerker, medewerkster, personeel, systeem`,
  de: `fiktiv, fiktive, fiktiver, fiktives, kein fake, nicht fake, echte person, echtes profil, anzeige, gesponsert,
    verifiziert, verifizierte, verifizierter, verifiziertes, offiziell, offizielle, offizieller, offizielles,
    moderatorin, moderatoren, administratorin, kunden service, kunden dienst, kunden betreuung, mitarbeiter,
    mitarbeiterin, betreiber, betreiberin`,
  it: `fittizio, fittizia, non falso, non falsa, persona vera, persona reale, profilo vero, profilo reale,
    sponsorizzato, sponsorizzata, verificato, verificata, ufficiale, moderatore, moderatrice, moderazione,
    amministratore, amministratrice, assistenza, assistenza clienti, servizio clienti, sistema`,
  fr: `fictif, fictive, pas faux, pas fausse, vraie personne, vrai profil, personne réelle, profil réel, sponsorisé,
    sponsorisée, vérifié, vérifiée, certifié, certifiée, officiel, officielle, modérateur, modératrice, modération,
    administrateur, administratrice, service client, service clients, service clientèle, assistance, opérateur,
    opératrice, système`,
  es: `ficticio, ficticia, no falso, no falsa, persona real, perfil real, perfil verdadero, patrocinado, patrocinada,
    verificado, verificada, oficial, moderador, moderadora, moderación, administrador, administradora, soporte,
    asistencia, atención al cliente, servicio al cliente, operador, operadora`,
  pl: `fikcyjny, fikcyjna, fikcyjne, prawdziwa osoba, prawdziwy profil, nie fake, sponsorowany, sponsorowana,
    sponsorowane, zweryfikowany, zweryfikowana, zweryfikowane, oficjalny, oficjalna, oficjalne, moderatorka,
    moderacja, administratorka, obsługa klienta, biuro obsługi, dział pomocy, wsparcie, pomoc techniczna`,
};
