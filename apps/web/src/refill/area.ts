import type { Area } from '../app/area.ts';
import { lazyModule } from '../app/route.tsx';

export const refill: Area = { profileTabs: lazyModule(() => import('./tabs.ts')) };
