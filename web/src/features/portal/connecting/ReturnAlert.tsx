import { Alert } from '../../../ui/Alert.js';
import type { ProviderReturn } from './useReturnFromProvider.js';

export interface ReturnAlertProps {
  provider: string;
  came: ProviderReturn;
  /** The account can be charged; what it misses otherwise is said beside it. */
  works: boolean;
}

/** Stays when the toast has gone. */
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
