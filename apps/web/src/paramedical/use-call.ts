import { getService, listServices } from '@doorstep/contract/paramedical.routes';
import { answers } from '../app/use-call.ts';

export const { useCall } = answers({ getService, listServices });
