import type { StaffMedicinesQuery } from '@doorstep/contract/catalogue.schema';
import { useCall } from './catalogue-call.ts';

export const useStaffMedicines = (query: StaffMedicinesQuery) => useCall('staffMedicines', { query });
export const useStaffMedicine = (id: string) => useCall('staffMedicine', { params: { id } });
export const useCatalogueImports = (page: number) => useCall('catalogueImports', { query: { page } });
