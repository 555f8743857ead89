import { brand } from './brand.ts';

interface Of {
  /** In India, in the words of `promise-text.ts`. */
  time: string;
  link: string;
}
/** What a patient is told of a consultation. Without what it is about: a screen that others see says nothing of it. */
export const consultationTexts = {
  link: ({ time, link }: Of) =>
    `${brand.name}: your video consultation is at ${time}, Indian time. Join here, five minutes before: ${link} Questions? Call ${brand.phoneShown}.`,
  danger: ({ minutes, link }: { minutes: number; link: string }) =>
    `${brand.name} URGENT: a patient with a danger sign has waited ${minutes} min, and no doctor has answered. Please open ${link}`,
};
