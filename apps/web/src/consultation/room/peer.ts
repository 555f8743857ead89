import type { SignalData } from '@doorstep/contract/chat.schema';

type Talk = Exclude<SignalData, { call: unknown }>;
export interface PeerNeeds {
  /** Gives way where both offer at once. */
  polite: boolean;
  /** The other side's try that this one is connected with. */
  remote: string;
  iceServers: RTCIceServer[];
  say: (data: Talk) => void;
  onRemote: (stream: MediaStream) => void;
  onState: (state: RTCPeerConnectionState) => void;
  /** As the browser has them. */
  RTCPeerConnection?: typeof RTCPeerConnection;
  MediaStream?: typeof MediaStream;
}
/** Ways that came before the description they belong to. */
const EARLY_MAX = 200;

/** A connection to one browser by 'perfect negotiation' (W3C WebRTC, 10.7): either side may offer at any time, and one gives way. */
export function createPeer({
  polite,
  remote,
  iceServers,
  say,
  onRemote,
  onState,
  RTCPeerConnection: Connection = RTCPeerConnection,
  MediaStream: Stream = MediaStream,
}: PeerNeeds) {
  const pc = new Connection({ iceServers }),
    incoming = new Stream(),
    outgoing = new Stream();
  const senders = new Map<string, RTCRtpSender>();
  const early: RTCIceCandidateInit[] = [];
  let isOffering = false,
    ignores = false,
    turn = Promise.resolve();

  const isClosed = () => pc.signalingState === 'closed';
  const tellOwn = () => {
    const own = pc.localDescription;
    if (own) say({ description: { type: own.type, sdp: own.sdp } });
  };
  pc.addEventListener('negotiationneeded', () => void offer());
  async function offer() {
    isOffering = true;
    try {
      await pc.setLocalDescription();
      if (!isClosed()) tellOwn();
    } catch {
      // An offer of theirs came in between: this is asked for again by itself.
    } finally {
      isOffering = false;
    }
  }
  pc.addEventListener('icecandidate', ({ candidate }) => {
    if (!candidate) return;
    const { candidate: way = '', sdpMid, sdpMLineIndex, usernameFragment } = candidate.toJSON();
    say({ candidate: { candidate: way, sdpMid, sdpMLineIndex, usernameFragment } });
  });
  pc.addEventListener('track', ({ track }) => {
    incoming.addTrack(track);
    onRemote(incoming);
  });
  pc.addEventListener('connectionstatechange', () => onState(pc.connectionState));

  async function take(candidate: RTCIceCandidateInit) {
    try {
      if (pc.remoteDescription) {
        await pc.addIceCandidate(candidate);
        return;
      }
    } catch {
      if (ignores) return;
    }
    if (early.length < EARLY_MAX) early.push(candidate);
  }
  async function describe({ type, sdp = '' }: Extract<Talk, { description: unknown }>['description']) {
    ignores = !polite && type === 'offer' && (isOffering || pc.signalingState !== 'stable');
    // Their answer to an offer that was told twice.
    if (ignores || (type === 'answer' && pc.signalingState !== 'have-local-offer')) return;
    await pc.setRemoteDescription({ type, sdp });
    for (const candidate of early.splice(0)) await take(candidate);
    if (type !== 'offer') return;
    await pc.setLocalDescription();
    tellOwn();
  }
  return {
    remote,
    /** One after the other, as they came. What cannot be used is left: a try that does not connect is given up. */
    hear(data: Talk) {
      turn = turn
        .then(() => {
          if (isClosed()) return undefined;
          return 'description' in data
            ? describe(data.description)
            : data.candidate
              ? take(data.candidate)
              : undefined;
        })
        .catch(() => undefined);
    },
    /** What is sent of one kind from now on. */
    send(kind: 'audio' | 'video', track: MediaStreamTrack | null) {
      const sender = senders.get(kind);
      if (sender) sender.replaceTrack(track).catch(() => undefined);
      else if (track) senders.set(kind, pc.addTrack(track, outgoing));
    },
    /** Looks for another way to the other side. */
    restart: () => pc.restartIce(),
    /** They may not have heard the last of it. */
    again() {
      if (pc.connectionState === 'connected') return;
      if (pc.signalingState === 'have-local-offer') tellOwn();
      else pc.restartIce();
    },
    stats: () => pc.getStats(),
    close: () => pc.close(),
  };
}
export type Peer = ReturnType<typeof createPeer>;
