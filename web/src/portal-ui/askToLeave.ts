import { createContext, useContext } from 'react';
import type { LeaveGuard } from './useLeaveGuard.js';

/** How what stands in a form leaves it: `FlyoutForm` asks first when something was changed. */
export const AskToLeave = createContext<LeaveGuard['ask']>((leave) => leave());

/** Does something that takes the form around it away, once whoever typed there agrees. */
export const useAskToLeave = () => useContext(AskToLeave);
