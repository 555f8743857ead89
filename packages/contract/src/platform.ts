/** Ways of telling a person something. */
export const channels = ['sms', 'whatsapp', 'email'] as const;
/** Of a file that is uploaded, whatever it is. */
export const UPLOAD_MAX_BYTES = 5 * 2 ** 20;
