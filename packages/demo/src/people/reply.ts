import type { Language } from '@meetcute/contract';
import { createRandom } from '../random.ts';
import { texts } from './texts/index.ts';

/**
 * What the fictional profile answers to a message: a short friendly line in the given language, and the plain truth
 * when it is asked whether it is real. Pure; the same text and seed give the same answer.
 */
export const fictionalReply = (text: string, language: Language, seed: string): string => {
  const { fictional } = texts[language];
  const random = createRandom(`${seed}/${text}`);
  if (fictional.asksIfReal.test(text)) return random.pick(fictional.honest);
  if (fictional.greets.test(text)) return random.pick(fictional.greetings);
  return random.pick(text.includes('?') ? fictional.answers : fictional.smallTalk);
};
