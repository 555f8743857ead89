import preview from '#storybook/preview';
import { waitFor } from 'storybook/test';
import { Art, type Scene } from './art.tsx';
import { ambulance } from './scenes/ambulance.ts';
import { appointment } from './scenes/appointment.ts';
import { doctorMan } from './scenes/doctor-man.ts';
import { doctorWoman } from './scenes/doctor-woman.ts';
import { emptyBookings } from './scenes/empty-bookings.ts';
import { emptyCart } from './scenes/empty-cart.ts';
import { emptyMessages } from './scenes/empty-messages.ts';
import { emptyOrders } from './scenes/empty-orders.ts';
import { emptyReports } from './scenes/empty-reports.ts';
import { emptySearch } from './scenes/empty-search.ts';
import { emptyWishlist } from './scenes/empty-wishlist.ts';
import { family } from './scenes/family.ts';
import { labCollection } from './scenes/lab-collection.ts';
import { nurseVisit } from './scenes/nurse-visit.ts';
import { offline } from './scenes/offline.ts';
import { orderMedicine } from './scenes/order-medicine.ts';
import { pharmacist } from './scenes/pharmacist.ts';
import { prescriptionPhone } from './scenes/prescription-phone.ts';
import { refill } from './scenes/refill.ts';
import { serviceAppointment } from './scenes/service-appointment.ts';
import { serviceEmergency } from './scenes/service-emergency.ts';
import { serviceMedicine } from './scenes/service-medicine.ts';
import { serviceNurse } from './scenes/service-nurse.ts';
import { serviceOnlineDoctor } from './scenes/service-online-doctor.ts';
import { serviceTests } from './scenes/service-tests.ts';
import { support } from './scenes/support.ts';
import { videoConsultation } from './scenes/video-consultation.ts';

/** Without a file a scene has no size: a picture before that would be empty. */
async function play({ canvasElement }: { canvasElement: HTMLElement }) {
  await waitFor(
    () => {
      for (const use of canvasElement.querySelectorAll('use'))
        if (use.getBBox().width === 0) throw new Error('A scene is on its way');
    },
    { timeout: 10_000 },
  );
}
const meta = preview.meta({ title: 'Base/Art', component: Art, args: { scene: orderMedicine }, play });
/** Where help is on its way, the ground is of that tint. */
const ground = (scene: Scene) =>
  scene === ambulance || scene === serviceEmergency ? 'bg-danger-tint' : 'bg-accent-tint';
const all = (scenes: Scene[]) => (
  <div className="grid grid-cols-2 gap-4 xs:grid-cols-3 lg:grid-cols-5">
    {scenes.map((scene) => (
      <div key={scene.url} className={`overflow-hidden rounded-card ${ground(scene)}`}>
        <Art scene={scene} />
      </div>
    ))}
  </div>
);
const onPage = (scenes: Scene[], size: string) => (
  <div className="flex flex-wrap gap-4">
    {scenes.map((scene) => (
      <Art key={scene.url} scene={scene} className={size} />
    ))}
  </div>
);
const slides = [orderMedicine, nurseVisit, labCollection, videoConsultation, appointment, ambulance];

export const Default = meta.story({ args: { className: 'max-w-96' } });
export const VariantSlides = meta.story({ tags: ['all-cells'], render: () => all(slides) });
export const VariantServices = meta.story({
  tags: ['all-cells'],
  render: () =>
    all([
      serviceMedicine,
      serviceNurse,
      serviceTests,
      serviceOnlineDoctor,
      serviceAppointment,
      serviceEmergency,
    ]),
});
export const VariantDoctors = meta.story({ render: () => onPage([doctorMan, doctorWoman], 'size-28') });
export const Empty = meta.story({
  render: () =>
    onPage(
      [
        emptyCart,
        emptyOrders,
        emptySearch,
        emptyBookings,
        emptyMessages,
        offline,
        emptyReports,
        emptyWishlist,
      ],
      'w-60',
    ),
});
export const VariantOthers = meta.story({
  render: () => all([prescriptionPhone, pharmacist, family, refill, support]),
});
