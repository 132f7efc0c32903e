import { Alert } from '../../../ui/Alert.js';
import type { ProviderReturn } from './useReturnFromProvider.js';

export interface ReturnAlertProps {
  provider: string;
  came: ProviderReturn;
  /** The account can be charged; other missing details are shown elsewhere on the page. */
  works: boolean;
}

/** Stays after the toast has disappeared. */
export function ReturnAlert({ provider, came, works }: ReturnAlertProps) {
  if (came.problem) {
    return (
      <Alert tone="error" interrupts={false} title={`${provider} was not connected`}>
        {came.problem}
      </Alert>
    );
  }
  return came.connected && works ? <Alert tone="success">{provider} is connected.</Alert> : null;
}
