import { paramedicalServiceType } from '@doorstep/contract/paramedical';
import { getBareService, listServiceDays } from '@doorstep/contract/paramedical.routes';
import { answers } from '../../app/use-call.ts';

export const { useCall } = answers({ getBareService, listServiceDays });
export const TYPE = paramedicalServiceType;
