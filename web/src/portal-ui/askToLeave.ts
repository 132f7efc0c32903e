import { createContext, useContext } from 'react';
import type { LeaveGuard } from './useLeaveGuard.js';

/** Leaves the surrounding form: `FlyoutForm` asks for confirmation first if something was changed. */
export const AskToLeave = createContext<LeaveGuard['ask']>((leave) => leave());

/** Runs an action that closes the surrounding form, after the user has confirmed the loss of changes. */
export const useAskToLeave = () => useContext(AskToLeave);
