// Made by scripts/areas.mjs: do not edit.
import { alike } from '../medicine/alike-messages.bn.ts';
import { base } from '../base/messages.bn.ts';
import { bookingState } from '../base/booking-state-messages.bn.ts';
import { calendar } from '../base/calendar-messages.bn.ts';
import { caution } from '../medicine/caution-messages.bn.ts';
import { detail } from '../medicine/detail-messages.bn.ts';
import { filter } from '../medicine/filter-messages.bn.ts';
import { form } from '../base/form-messages.bn.ts';
import { kept } from '../base/kept-messages.bn.ts';
import { leaflet } from '../medicine/leaflet-messages.bn.ts';
import { medicine } from '../medicine/messages.bn.ts';
import type { PartialMessages } from './messages.ts';

export const bn = {
  lang: 'bn-IN',
  alike,
  base,
  bookingState,
  calendar,
  caution,
  detail,
  filter,
  form,
  kept,
  leaflet,
  medicine,
} satisfies PartialMessages;
