import { useEffect, useRef } from 'react';

/** Milliseconds in which two clicks are one double click on every common desktop. */
const doubleClick = 500;

/**
 * The question whether to overwrite: who closes the sheet instead of answering has said no, and the second click of a
 * double click on Save, which finds the button of the question in its place, has said nothing. Answers whether a press
 * is such a second click.
 */
export function useQuestion(isOpen: boolean, decline: () => void): () => boolean {
  const onClosed = useRef<() => void>(undefined);
  const since = useRef(0);
  useEffect(() => {
    onClosed.current = isOpen ? decline : undefined;
  });
  useEffect(() => {
    if (isOpen) since.current = Date.now();
  }, [isOpen]);
  useEffect(() => () => onClosed.current?.(), []);
  return () => Date.now() - since.current < doubleClick;
}
