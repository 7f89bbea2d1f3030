import { problemText, type UploadProblem } from '@meetcute/core';
import type { PhotoLimits } from '@meetcute/react';
import { useTranslation } from 'react-i18next';

/** Returns a function that says in words what is wrong with a file, by its name. */
export function useUploadProblemText(limits: PhotoLimits): (problem: UploadProblem, name: string) => string {
  const { t } = useTranslation('photos');
  return (problem, name) => {
    const { key, format } = problemText(problem);
    return t(`problem.${key}`, { name, format, ...limits });
  };
}
