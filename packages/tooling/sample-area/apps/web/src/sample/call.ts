import * as routes from '@doorstep/contract/sample.routes';
import { answers } from '../app/use-call.ts';

export const { useCall } = answers(routes);
