import { createContext, useContext } from 'react';

/** Set by who draws a remote's part: the frame for messages has stood in its place, because its file was still to come. */
export const AwaitedContext = createContext(false);

/** Whether the part takes the place of a frame that is seen already, which it must not leave empty meanwhile. */
export const useWasAwaited = (): boolean => useContext(AwaitedContext);
