import { useEffect, useRef } from 'react';
import { useUnsaved } from '../../primitives/Unsaved/use-unsaved.ts';
import { useTexts } from '../../texts/TextsProvider.tsx';
import { type ConfirmQuestion, confirm } from '../ConfirmDialog/confirm.ts';

/** What a router holds back: the `useBlocker` of react-router has this shape. */
export interface LeaveBlocker {
  state: 'unblocked' | 'blocked' | 'proceeding';
  /** Goes where the person wanted to go; there while blocked. */
  proceed?: (() => void) | undefined;
  /** Stays. */
  reset?: (() => void) | undefined;
}

/** What is guarded, and by whom it is left. */
export interface UnsavedChanges {
  /** Something was typed that is not saved. */
  isDirty: boolean;
  /** The router's blocker, made with the same `isDirty`; not needed where the router asks `unsavedOnPage`. */
  blocker?: LeaveBlocker;
  /** Other words than `Discard what you typed?`. */
  question?: Partial<ConfirmQuestion>;
}

/**
 * Guards what is typed and not saved: following a link, going back and closing the window ask first. For leaving
 * within a page (another tab, the next record) await the function that it returns: true when nothing is lost or the
 * person agreed. Needs one ConfirmOutlet (UiProvider has it).
 */
export const useUnsavedChanges = ({
  isDirty,
  blocker,
  question,
}: UnsavedChanges): (() => Promise<boolean>) => {
  const texts = useTexts();
  const ask = () =>
    confirm({
      title: texts.discardTitle,
      message: texts.discardText,
      confirmLabel: texts.discard,
      cancelLabel: texts.keepEditing,
      tone: 'critical',
      ...question,
    });
  useUnsaved(isDirty, ask);
  useAnswerToBlocker(blocker, ask);
  return () => (isDirty ? ask() : Promise.resolve(true));
};

const useAnswerToBlocker = (blocker: LeaveBlocker | undefined, ask: () => Promise<boolean>) => {
  const latest = useRef({ blocker, ask });
  useEffect(() => {
    latest.current = { blocker, ask };
  });
  const isAsking = useRef(false);
  const isBlocked = blocker?.state === 'blocked';
  useEffect(() => {
    if (!isBlocked || isAsking.current) return;
    isAsking.current = true;
    void latest.current.ask().then((isLeaving) => {
      isAsking.current = false;
      const { proceed, reset } = latest.current.blocker ?? {};
      if (isLeaving) proceed?.();
      else reset?.();
    });
  }, [isBlocked]);
};
