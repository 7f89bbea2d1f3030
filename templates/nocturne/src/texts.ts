import type { OwnTexts } from '@meetcute/site';

/** Texts of the night in place of those of the library. */
export const texts: OwnTexts = {
  en: {
    'home:lead': 'Dating for people who are still awake: someone near you, and all night to talk.',
    'home:people.one': 'I read the last page first, then start over slowly.',
    'home:people.two': 'I bake at night. By four, the whole staircase knows.',
    'home:people.three': 'I take the long way home, for the lit windows.',
  },
  nl: {
    'home:lead': 'Daten voor wie nog wakker is: mensen bij jou in de buurt, en de hele nacht om te praten.',
    'home:people.one': 'Ik lees eerst de laatste bladzijde en begin dan rustig van voren af aan.',
    'home:people.two': 'Ik bak ’s nachts. Om vier uur weet het hele trappenhuis het.',
    'home:people.three': 'Ik loop met een omweg naar huis, voor de verlichte ramen.',
  },
  de: {
    'home:lead':
      'Dating für alle, die noch wach sind: Menschen in deiner Nähe und die ganze Nacht zum Reden.',
    'home:people.one': 'Ich lese die letzte Seite zuerst und fange dann in Ruhe von vorn an.',
    'home:people.two': 'Ich backe nachts. Um vier weiß es das ganze Treppenhaus.',
    'home:people.three': 'Nach Hause nehme ich den längeren Weg, wegen der hellen Fenster.',
  },
  it: {
    'home:lead': 'Incontri per chi è ancora sveglio: persone vicino a te, e tutta la notte per parlare.',
    'home:people.one': 'Leggo prima l’ultima pagina, poi ricomincio con calma.',
    'home:people.two': 'Faccio il pane di notte. Alle quattro lo sa tutta la scala.',
    'home:people.three': 'Torno a casa per la strada più lunga, per le finestre accese.',
  },
  fr: {
    'home:lead':
      'Des rencontres pour qui veille encore : des gens près de chez toi, et toute la nuit pour parler.',
    'home:people.one': 'Je lis d’abord la dernière page, puis je recommence tranquillement.',
    'home:people.two': 'Je fais du pain la nuit. À quatre heures, tout l’immeuble le sait.',
    'home:people.three': 'Je rentre par le chemin le plus long, pour les fenêtres allumées.',
  },
  es: {
    'home:lead': 'Citas para gente que sigue despierta: alguien cerca de ti, y toda la noche para hablar.',
    'home:people.one': 'Leo primero la última página y luego empiezo con calma.',
    'home:people.two': 'Hago pan de noche. A las cuatro ya lo sabe toda la escalera.',
    'home:people.three': 'Vuelvo a casa por el camino más largo, por las ventanas encendidas.',
  },
  pl: {
    'home:lead': 'Randki dla tych, którzy jeszcze nie śpią: ludzie w pobliżu i cała noc na rozmowę.',
    'home:people.one': 'Najpierw czytam ostatnią stronę, a potem spokojnie zaczynam od początku.',
    'home:people.two': 'Piekę nocą. O czwartej wie już o tym cała klatka schodowa.',
    'home:people.three': 'Wracam do domu dłuższą drogą, dla świateł w oknach.',
  },
};
