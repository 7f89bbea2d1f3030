import { Lander, ProofPoints } from './index.ts';
import { Boat } from '@phosphor-icons/react/Boat';
import { Sun } from '@phosphor-icons/react/Sun';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const words = {
  en: {
    title: 'Meet by the water',
    lead: 'For people who are happiest outside.',
    one: 'Early birds',
    two: 'Sailors',
  },
  nl: {
    title: 'Ontmoeten aan het water',
    lead: 'Voor wie het liefst buiten is.',
    one: 'Vroege vogels',
    two: 'Zeilers',
  },
  de: {
    title: 'Treffpunkt am Wasser',
    lead: 'Für alle, die am liebsten draußen sind.',
    one: 'Frühaufsteher',
    two: 'Segler',
  },
  it: {
    title: 'Conoscersi in riva all’acqua',
    lead: 'Per chi sta meglio all’aperto.',
    one: 'Mattinieri',
    two: 'Velisti',
  },
  fr: {
    title: 'Rencontres au bord de l’eau',
    lead: 'Pour qui se sent mieux dehors.',
    one: 'Lève-tôt',
    two: 'Marins',
  },
  es: {
    title: 'Conocerse junto al agua',
    lead: 'Para quien prefiere el aire libre.',
    one: 'Madrugadores',
    two: 'Navegantes',
  },
  pl: {
    title: 'Spotkania nad wodą',
    lead: 'Dla tych, którzy najbardziej lubią dwór.',
    one: 'Ranne ptaszki',
    two: 'Żeglarze',
  },
};

const Shore = styled.div`
  block-size: 100%;
  min-block-size: 16rem;
  background: linear-gradient(oklch(0.85 0.06 220) 55%, oklch(0.55 0.09 235) 55%);
`;

export default function HarbourLander() {
  const { i18n } = useTranslation();
  const { title, lead, one, two } = words[i18n.language as keyof typeof words];
  const points = [
    { icon: <Sun size={26} />, title: one, text: lead },
    { icon: <Boat size={26} />, title: two, text: lead },
  ];
  return <Lander title={title} lead={lead} stage={<Shore />} proof={<ProofPoints points={points} />} />;
}
