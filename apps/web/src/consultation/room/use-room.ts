import { useEffect, useState, useSyncExternalStore } from 'react';
import { call as api } from '../call.ts';
import type { OpenChat } from '../chat/use-open-chat.ts';
import { createCall, type Call, type CallState } from './call.ts';
import { createDevices, type Devices } from './devices.ts';
import { useAllowed } from './use-check.ts';

export interface Room {
  devices: Devices;
  open: ReturnType<typeof createDevices>;
  call: Call;
  state: CallState;
  /** With what works; `isSoundOnly` without video in either direction. */
  join: (isSoundOnly: boolean) => Promise<void>;
}

/** Camera, microphone and call of one consultation: all end with the component. */
export function useRoom({ detail, chat, isHour }: Pick<OpenChat, 'detail' | 'chat' | 'isHour'>): Room {
  const { id, side } = detail;
  const [{ open, call, servers }] = useState(() => {
    // Filled before one joins: passwords for TURN last a while only.
    const servers: RTCIceServer[] = [];
    const call = createCall({
      polite: side === 'patient',
      signal: (data) => chat.signal(data),
      onSignal: (listener) => chat.onSignal(listener),
      iceServers: servers,
    });
    const media = (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
    return { call, servers, open: createDevices(media, (kind, track) => call.setTrack(kind, track)) };
  });
  const devices = useSyncExternalStore(open.subscribe, open.get, open.get),
    state = useSyncExternalStore(call.subscribe, call.state, call.state);

  const [openDevices] = useState(() => () => {
    if (call.state().phase === 'idle') void open.open();
  });
  useAllowed(isHour, openDevices);
  useEffect(() => {
    const end = () => call.leave(),
      { mediaDevices } = navigator as { mediaDevices?: MediaDevices },
      list = () => void open.list();
    addEventListener('pagehide', end);
    mediaDevices?.addEventListener('devicechange', list);
    return () => {
      removeEventListener('pagehide', end);
      mediaDevices?.removeEventListener('devicechange', list);
      call.leave();
      open.close();
    };
  }, [call, open]);
  // The socket is back: the other side may have missed what was said.
  useEffect(() => {
    let before = chat.state().line.state;
    return chat.subscribe(() => {
      const now = chat.state().line.state;
      if (now === 'connected' && before !== now) call.lineUp();
      before = now;
    });
  }, [chat, call]);
  const isOver = state.phase === 'ended';
  useEffect(() => {
    if (isOver) open.close();
  }, [isOver, open]);
  const isIn = state.phase !== 'idle' && state.phase !== 'ended' && state.phase !== 'failed';
  useAwake(isIn);

  return {
    devices,
    open,
    call,
    state,
    async join(isSoundOnly) {
      if (call.state().phase === 'ended') await open.open();
      try {
        const { ice_servers } = await api('chatTicket', { params: { id } });
        servers.splice(0, servers.length, ...ice_servers);
      } catch {
        // On one network none are needed.
      }
      if (isSoundOnly) open.turnOff('video');
      const { audio, video } = open.get();
      call.join({ audio: audio.track, video: video.track }, isSoundOnly);
    },
  };
}

/** A phone does not go dark in the middle of a call. */
function useAwake(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined,
      isOver = false;
    const hold = () => {
      if (document.hidden) return;
      navigator.wakeLock.request('screen').then(
        (held) => {
          lock = held;
          if (isOver) void held.release();
        },
        () => undefined,
      );
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, [isWanted]);
}
