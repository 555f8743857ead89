import { createAccount } from './account/area.ts';
import { createAddress } from './address/area.ts';
import { createMedicine } from './medicine/area.ts';
import { createOrder } from './order/area.ts';
import { createMedicineProductType } from './order/medicine-product-type.ts';
import { createOrderService } from './order/service.ts';
import { createMoney, createPayment } from './payment/area.ts';
import type { Provider } from './payment/provider.ts';
import type { ProductTypes } from './payment/service.ts';
import type { Core } from './platform/area.ts';
import { createPlatform } from './platform/plugin.ts';
import { createPrescription } from './prescription/area.ts';
import { createStaff } from './staff/area.ts';

export interface Given {
  /** Instead of the one that the settings name. */
  provider?: Provider;
  /** Besides those of the areas, by what they sell. */
  productTypes?: ProductTypes;
}

/** The whole server: each area is created once, after those whose service it is given. What is done for all areas goes through the list that is returned, in its order. */
export async function createAreas(core: Core, given: Given = {}) {
  const account = createAccount(core);
  const accounts = account.service;
  const address = createAddress(core, { accounts });
  const medicine = await createMedicine(core);
  const medicines = medicine.service;

  // Orders and payments know each other, so they are made in halves: goes when payments know nothing of orders.
  const money = createMoney(core, given.provider);
  const orders = createOrderService({ ...core, ...money });
  const prescription = createPrescription(core, { accounts, orders });
  const prescriptions = prescription.service;
  const sold = createMedicineProductType({ medicines, addresses: address.service, prescriptions, orders });
  const productTypes = { medicine: sold.kind, ...given.productTypes };
  const payment = createPayment(core, { ...money, accounts, orders, productTypes });

  return {
    platform: createPlatform(core),
    account,
    address,
    medicine,
    prescription,
    payment,
    order: createOrder(core, {
      accounts,
      medicines,
      prescriptions,
      payments: payment.service,
      orphans: payment.orphans,
      money: money.money,
      orders,
      medicine: sold,
      demo: { ...medicine.demo, ...prescription.demo, ...payment.demo },
    }),
    staff: createStaff(core, { accounts, prescriptions, medicines }),
  };
}
