import { lazy, Suspense, useSyncExternalStore } from 'react';
import { type OpenQuestion, questionStore } from './confirm.ts';

const nothing = (): OpenQuestion | undefined => undefined;

// The outlet is on every page, a question seldom; so the dialog and its focus trap come with the first one.
const ConfirmQuestion = lazy(async () => {
  const loaded = await import('./ConfirmQuestion.tsx');
  return { default: loaded.ConfirmQuestion };
});

/** The one place where questions of `confirm()` appear. */
export const ConfirmOutlet = () => {
  const question = useSyncExternalStore(questionStore.subscribe, questionStore.current, nothing);
  return question === undefined ? null : (
    <Suspense>
      <ConfirmQuestion key={question.id} question={question} />
    </Suspense>
  );
};
