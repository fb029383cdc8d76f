import { useEffect, useState } from 'react';

/**
 * The question inside the dialog, asked by whoever wants it away: Escape, the cross, or a way out of the page. Who goes on
 * editing stands where he was; whoever does so without an answer has given it, and stays where he is.
 */
export const useDiscardQuestion = () => {
  const [question, setQuestion] = useState<{ answer: (isLeaving: boolean) => void; from: Element | null }>();
  // A question that goes with its dialog is answered too: somebody waits for it.
  useEffect(() => () => question?.answer(false), [question]);
  const end = (isLeaving: boolean) => {
    question?.answer(isLeaving);
    setQuestion(undefined);
  };
  return {
    isAsking: question !== undefined,
    ask: () =>
      new Promise<boolean>((answer) =>
        setQuestion((before) => ({ answer, from: before?.from ?? document.activeElement })),
      ),
    answer: (isLeaving: boolean) => {
      end(isLeaving);
      if (!isLeaving && question?.from instanceof HTMLElement) question.from.focus();
    },
    goOn: () => end(false),
  };
};
