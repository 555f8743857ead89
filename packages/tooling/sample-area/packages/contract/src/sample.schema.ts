import * as z from 'zod/mini';
import { endpoint } from './endpoint.schema.ts';

const kit = z.object({
  order_id: z.string(),
  /** Path of its leaflet's file, for the owner only; null until it is made. */
  leaflet: z.nullable(z.string()),
});
export type SampleKit = z.output<typeof kit>;

export const sampleEndpoints = {
  listSampleKits: endpoint({
    method: 'GET',
    path: '/sample-kits/',
    who: 'logged-in',
    summary: "One's own sample kits, newest first",
    answer: z.object({ success: z.literal(true), data: z.array(kit) }),
  }),
};
