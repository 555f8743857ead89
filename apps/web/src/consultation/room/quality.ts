/** What was counted up to now, over all that is sent and received. */
interface Counted {
  received: number;
  lostIn: number;
  sent: number;
  lostOut: number;
}
/** How a line was in the last seconds. */
export interface LineSample {
  /** Parts of 1 of what was lost on the way here, and on the way there. */
  lossIn: number;
  lossOut: number;
  /** Seconds there and back. */
  roundTrip: number;
  /** Bits a second that can be sent; undefined where the browser does not say. */
  room: number | undefined;
}
export type Quality = 'good' | 'weak' | 'too-weak';

/** Beyond these speech is cut up, or a face stands still. */
const LOSS = 0.1,
  ROUND_TRIP_S = 0.8,
  ROOM_BITS = 100_000;
/** Fewer packets say nothing. */
const FEW = 20;
/** Samples: so many bad ones are said, so many end the video, so many good ones make up for it. */
const WEAK_AFTER = 2,
  SOUND_AFTER = 5,
  GOOD_AFTER = 3;
/** Bad ones that are let pass where somebody has just turned video on again. */
const GRACE = 4;

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
const lossOf = (lost: number, arrived: number) => {
  const missing = Math.max(0, lost);
  return missing + arrived < FEW ? 0 : missing / (missing + arrived);
};

/** Reads what a browser counts of a connection, each time what is new since the last. */
export function createSampler() {
  let before: Counted | undefined;
  return (report: Pick<RTCStatsReport, 'forEach'>): LineSample | undefined => {
    const now: Counted = { received: 0, lostIn: 0, sent: 0, lostOut: 0 };
    let roundTrip = 0,
      room: number | undefined;
    report.forEach((one: Record<string, unknown>) => {
      if (one['type'] === 'inbound-rtp') {
        now.received += numberOf(one['packetsReceived']);
        now.lostIn += numberOf(one['packetsLost']);
      } else if (one['type'] === 'outbound-rtp') now.sent += numberOf(one['packetsSent']);
      else if (one['type'] === 'remote-inbound-rtp') now.lostOut += numberOf(one['packetsLost']);
      else if (one['type'] === 'candidate-pair' && one['nominated'] === true) {
        roundTrip = Math.max(roundTrip, numberOf(one['currentRoundTripTime']));
        if (typeof one['availableOutgoingBitrate'] === 'number') room = one['availableOutgoingBitrate'];
      }
    });
    const was = before;
    before = now;
    return (
      was && {
        lossIn: lossOf(now.lostIn - was.lostIn, now.received - was.received),
        lossOut: lossOf(now.lostOut - was.lostOut, now.sent - was.sent - (now.lostOut - was.lostOut)),
        roundTrip,
        room,
      }
    );
  };
}
const isBad = ({ lossIn, lossOut, roundTrip, room = ROOM_BITS }: LineSample) =>
  lossIn >= LOSS || lossOut >= LOSS || roundTrip >= ROUND_TRIP_S || room < ROOM_BITS;

/** Whether a line carries video: one bad moment does not count, and one good moment does not make up for it. */
export function createJudge() {
  let bad = 0,
    good = 0;
  return {
    hear(sample: LineSample): Quality {
      if (isBad(sample)) {
        bad++;
        good = 0;
      } else if (++good >= GOOD_AFTER) bad = Math.min(bad, 0);
      return bad >= SOUND_AFTER ? 'too-weak' : bad >= WEAK_AFTER ? 'weak' : 'good';
    },
    /** Begins anew, more patient than before. */
    forgive() {
      bad = -GRACE;
      good = 0;
    },
  };
}
