import { createAccount } from './account/area.ts';
import { createAddress } from './address/area.ts';
import { createAppointment } from './appointment/area.ts';
import { createCare } from './care/area.ts';
import { createConsultation } from './consultation/area.ts';
import { createLab } from './lab/area.ts';
import { createMedicine } from './medicine/area.ts';
import { compositionInHindi } from './medicine/service.ts';
import { createOrder } from './order/area.ts';
import type { ProductTypes } from './order/service.ts';
import { createParamedical } from './paramedical/area.ts';
import { createPayment } from './payment/area.ts';
import type { Provider } from './payment/provider.ts';
import type { Core } from './platform/area.ts';
import { createPlatform } from './platform/plugin.ts';
import { createPrescription } from './prescription/area.ts';
import { createRefill } from './refill/area.ts';
import { createSchedule } from './schedule/area.ts';
import { createSearchArea } from './search/area.ts';
import { createUnderstanding, isFiller, meaningsOf } from './search/service.ts';
import { createStaff } from './staff/area.ts';
import { createSupport } from './support/area.ts';

export interface Given {
  /** Instead of the one that the settings name. */
  provider?: Provider;
  /** In place of those of the areas, by what they sell; undefined: that is not sold. */
  productTypes?: ProductTypes;
}

/** The whole server: each area is created once, after those whose service it is given. What is done for all areas goes through the list that is returned, in its order. */
export async function createAreas(core: Core, given: Given = {}) {
  const account = createAccount(core);
  const accounts = account.service;
  const address = createAddress(core, { accounts });
  const payment = createPayment(core, { accounts, provider: given.provider });
  const payments = payment.service;
  const order = createOrder(core, {
    accounts,
    payments,
    orphans: payment.orphans,
    productTypes: given.productTypes ?? {},
  });
  const orders = order.service;
  const schedule = createSchedule(core, { accounts, orders });
  const prescription = createPrescription(core, { accounts, orders, compositionInHindi });
  const prescriptions = prescription.service;
  const understanding = createUnderstanding();
  const medicine = await createMedicine(core, {
    meaningOf: meaningsOf(understanding),
    isFiller,
    accounts,
    addresses: address.service,
    orders,
    payments,
    prescriptions: prescriptions.check,
    demo: { ...payment.demo, ...order.demo, ...prescription.demo },
  });

  const appointment = createAppointment(core, {
    accounts,
    orders,
    schedule: schedule.service,
    demo: { ...account.demo, ...payment.demo, ...order.demo, ...schedule.demo },
  });

  const paramedical = createParamedical(core, {
    accounts,
    addresses: address.service,
    orders,
    schedule: schedule.service,
    prescriptions: prescriptions.check,
    demo: { ...payment.demo, ...order.demo, ...prescription.demo, ...schedule.demo },
  });

  const lab = createLab(core, {
    accounts,
    addresses: address.service,
    payments,
    orders,
    schedule: schedule.service,
    demo: { ...payment.demo, ...order.demo, ...schedule.demo },
  });

  const consultation = await createConsultation(core, {
    accounts,
    addresses: address.service,
    orders,
    schedule: schedule.service,
    prescriptions,
    medicines: medicine.service,
    lab: lab.service,
    doctors: appointment.service.doctors,
    lexicon: understanding,
    demo: medicine.demo,
  });

  return {
    platform: createPlatform(core),
    account,
    address,
    payment,
    order,
    schedule,
    prescription,
    medicine,
    appointment,
    paramedical,
    lab,
    consultation,
    care: createCare(core, { accounts, orders, demo: account.demo }),
    refill: createRefill(core, {
      accounts,
      medicines: medicine.service,
      orders,
      prescriptions,
      demo: medicine.demo,
    }),
    search: createSearchArea(core, {
      understanding,
      medicines: medicine.service,
      lab: lab.service,
      paramedical: paramedical.service,
      doctors: appointment.service.doctors,
    }),
    support: createSupport(core, { accounts }),
    staff: createStaff(core, { accounts, prescriptions }),
  };
}
