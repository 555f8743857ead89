/** The product type of its orders (`service_type`). */
export const consultationServiceType = 'video-consultation';

export const consultationTypes = ['chat', 'video'] as const;
export type ConsultationType = (typeof consultationTypes)[number];
export const consultationStatuses = ['open', 'closed'] as const;
export type ConsultationStatus = (typeof consultationStatuses)[number];
export const senderTypes = ['patient', 'doctor'] as const;
export type SenderType = (typeof senderTypes)[number];
/** Consultation mode: `video` only when both cameras were on during the call. */
export const consultationModes = ['text', 'audio', 'video'] as const;
export type ConsultationMode = (typeof consultationModes)[number];
/** Sex of a patient, as a prescription states it. */
export const patientSexes = ['female', 'male', 'other'] as const;
export type PatientSex = (typeof patientSexes)[number];
/**
 * Lists of the Telemedicine Practice Guidelines of India (Board of Governors, 25 March 2020; annexure 1): `O` by any mode, `A`
 * by video or as a refill at a follow-up, `B` at a follow-up only, and `prohibited` never.
 */
export const telemedicineLists = ['O', 'A', 'B', 'prohibited'] as const;
export type TelemedicineList = (typeof telemedicineLists)[number];
/** Longest course of a prescription in days, the shorter one for antibiotics and Schedule H1. A cautious choice of this store. */
export const DAYS_MOST = 30;
export const DAYS_MOST_SHORT = 14;
/** Most letters of a diagnosis and of a typed medicine name. */
export const DIAGNOSIS_MAX = 200;
export const TYPED_NAME_MAX = 120;
/** Whole years. */
export const AGE_MAX = 120;

/** Minutes of an Indian day from and until which one may chat, or be seen by video (decision C2). */
export const CHAT_HOURS = { from: 9 * 60, to: 22 * 60 } as const;
export const VIDEO_HOURS = { from: 11 * 60, to: 17 * 60 } as const;
/** A video consultation begins at each full hour, and lasts so long. */
export const VIDEO_STEP_MINUTES = 60;
export const VIDEO_MINUTES = 30;
/** Its link is sent so long before it, and opens then; one is ready so long before. */
export const LINK_MINUTES = 15;
export const READY_MINUTES = 5;

/** Asked before the first message: a yes shows whom to call first. */
export const dangerSigns = [
  'chest-pain',
  'breathing',
  'stroke',
  'bleeding',
  'unconscious',
  'self-harm',
] as const;
export type DangerSign = (typeof dangerSigns)[number];
/** Danger signs that words of a message can name: `other` is any other emergency. */
export const dangerWords = [...dangerSigns, 'other'] as const;
export type DangerWord = (typeof dangerWords)[number];
/** Minutes until an unanswered danger sign is escalated, between repetitions, and until the last one. */
export const ESCALATION_MINUTES = 2,
  ESCALATION_REPEAT_MINUTES = 5,
  ESCALATION_LONGEST_MINUTES = 60;

/** Letters of one message. */
export const MESSAGE_MAX = 4_000;
export const MESSAGES_PER_SECOND = 5;
/** Of a page of history. */
export const MESSAGES_PAGE = 50;
/** Of one account, on one server. */
export const SOCKETS_MAX = 10;
/** Bytes of one frame. */
export const FRAME_MAX = 64 * 1024;
export const TICKET_SECONDS = 60;
/** Each side hears from the other so often, or takes the line for dead. */
export const HEARTBEAT_SECONDS = 25;
export const CLOSE_NOTE_MAX = 1_000;
/** Of a prescription: letters of how one medicine is taken, and of the advice; medicines. */
export const DOSE_MAX = 120;
export const ADVICE_MAX = 1_000;
export const DOSES_MAX = 20;
export const ALLERGIES_MAX = 500;
/** Latest prescriptions and reports of a patient that a doctor is shown. */
export const RECORD_SHOWN = 20;

/** Why the server ends a socket. */
export const closeCodes = { noTicket: 4401, notYours: 4403, unknown: 4404, closed: 4409 } as const;
export const chatSocketPath = (consultationId: string, ticket: string): string =>
  `/ws/chat/${encodeURIComponent(consultationId)}/?token=${encodeURIComponent(ticket)}`;
