import { useContext, useLayoutEffect, useRef } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';

/**
 * Closes the list when something is found wrong: a form leads to the field, and the list would lie over what is said
 * below it. Whoever opens it afterwards wants to choose.
 */
export const UncoveredError = ({ message }: { message: string | undefined }) => {
  const state = useContext(ComboBoxStateContext);
  const told = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (message !== undefined && message !== told.current) state?.close();
    told.current = message;
  });
  return null;
};
