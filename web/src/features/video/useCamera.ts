import { useCallback, useEffect, useState } from 'react';

const WANTED: MediaStreamConstraints = {
  video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 720 } },
  audio: { echoCancellation: false, autoGainControl: true },
};

export type CameraState = 'off' | 'asking' | 'on' | 'refused' | 'missing';

/** Whether this browser can record at all; older telephones take a file from their own camera instead. */
export function canRecord(): boolean {
  return typeof MediaRecorder !== 'undefined' && typeof navigator.mediaDevices?.getUserMedia === 'function';
}

/** The camera and the microphone, on from the first `start` until the page is left. */
export function useCamera() {
  const [stream, setStream] = useState<MediaStream>();
  const [state, setState] = useState<CameraState>('off');
  const start = useCallback(async () => {
    setState('asking');
    try {
      setStream(await navigator.mediaDevices.getUserMedia(WANTED));
      setState('on');
    } catch (error) {
      const { name } = error as DOMException;
      setState(name === 'NotAllowedError' || name === 'SecurityError' ? 'refused' : 'missing');
    }
  }, []);
  const stop = useCallback(() => {
    setStream(undefined);
    setState('off');
  }, []);
  // Stops the tracks, so that the camera light turns off after recording.
  useEffect(() => () => stream?.getTracks().forEach((track) => track.stop()), [stream]);
  return { stream, state, start, stop } as const;
}
