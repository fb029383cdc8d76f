import { createContext } from 'react';

/** Whether the controls of a filter bar come with the next picture, and only keep their room until then. */
export const ComingContext = createContext(false);
