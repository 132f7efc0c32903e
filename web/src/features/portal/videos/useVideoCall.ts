import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { refetchNamed } from '../../../lib/refetchNamed.js';
import { showToast } from '../../../lib/toasts.js';
import { callVideoApi } from '../../video/videoApi.js';

export interface VideoCall {
  method: 'GET' | 'PATCH' | 'POST';
  path: string;
  body?: object;
  /** What is said where the server gives no reason, such as "Error approving video". */
  failure: string;
  /** What was being done, such as "approving video": said of a call without an answer. */
  doing: string;
  success?: string;
  /** Shows the reason of the server where something was entered, in place of a toast. */
  onRefused?: (reason: string) => void;
}

/** Calls one of the REST routes of videos, shows the result, and refetches the table. */
export function useVideoCall() {
  const client = useApolloClient();
  const [pending, setPending] = useState(false);
  const call = async <T>(wanted: VideoCall): Promise<T | undefined> => {
    const { method, path, body, failure, doing, success, onRefused } = wanted;
    setPending(true);
    try {
      const writes = method === 'GET' ? undefined : (body ?? {});
      const answer = await callVideoApi<T>(path, failure, writes, method, `Network error while ${doing}`);
      if (success) showToast(success);
      await refetchNamed(client, 'ManagedVideos');
      return answer;
    } catch (error) {
      const { message } = error as Error;
      const hasReason = message !== failure && !message.startsWith('Network');
      if (hasReason && onRefused) onRefused(message);
      else showToast(hasReason ? `${failure}: ${message}` : message, 'error');
      return undefined;
    } finally {
      setPending(false);
    }
  };
  return { call, pending };
}
