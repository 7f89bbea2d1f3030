import type { Language } from '@meetcute/contract';
import { createRandom } from '../random.ts';
import { texts } from './texts/index.ts';

/**
 * Returns the reply of a fictional profile to a message: a short friendly line in the given language, or the
 * truth if asked whether it is real. Pure: the same text and seed give the same reply.
 */
export const fictionalReply = (text: string, language: Language, seed: string): string => {
  const { fictional } = texts[language];
  const random = createRandom(`${seed}/${text}`);
  if (fictional.asksIfReal.test(text)) return random.pick(fictional.honest);
  if (fictional.greets.test(text)) return random.pick(fictional.greetings);
  return random.pick(text.includes('?') ? fictional.answers : fictional.smallTalk);
};
