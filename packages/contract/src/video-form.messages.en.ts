/** English of what the form that books a video consultation finds wrong: alone, since its page needs no more. */
export const videoFormErrors = {
  whatsapp_required: 'Please fill in all required fields to proceed with booking.',
  whatsapp_invalid: 'Please enter a valid WhatsApp number.',
};
type VideoFormErrors = typeof videoFormErrors;
declare module './failure.ts' {
  interface ErrorMessages extends VideoFormErrors {}
}
