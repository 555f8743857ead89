import { PrescriptionReview } from '@doorstep/ui/prescription/prescription-review';

export default function Example() {
  return (
    <PrescriptionReview
      file={{
        state: 'ready',
        url: "data:image/svg+xml,%3Csvg%20xmlns%3D'http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg'%20viewBox%3D'0%200%2056%2056'%3E%3Cpath%20fill%3D'tan'%20d%3D'M0%200h56v56H0z'%2F%3E%3Cpath%20fill%3D'white'%20d%3D'M10%205l36-2%202%2050-38%201z'%2F%3E%3Cpath%20stroke%3D'steelblue'%20stroke-width%3D'2'%20d%3D'M16%2014h12M16%2024h26M16%2031h22M16%2038h26M30%2047h12'%2F%3E%3C%2Fsvg%3E",
      }}
      kind="image"
      patientName="Asha Kumari"
      mobile="9876543210"
      age={68}
      uploadedAt="2026-11-24T09:58:00+05:30"
      orders={[
        {
          orderId: 'OD-7Q2MK4',
          createdAt: '2026-11-24T10:02:00+05:30',
          emptiedPaise: 52800,
          lines: [
            {
              key: 'OD-7Q2MK4-0',
              name: 'Glucinsul 30/70',
              substance: 'Insulin isophane 70 % + human insulin 30 %',
              form: 'injection',
              schedule: 'H',
              pack: 'Vial of 10 ml',
              quantity: 1,
              amountPaise: 36250,
              decision: null,
              reason: null,
              open: true,
            },
            {
              key: 'OD-7Q2MK4-2',
              name: 'Restiva 0.5',
              substance: 'Alprazolam 0.5 mg',
              form: 'tablet',
              schedule: 'H1',
              pack: 'Strip of 10 tablets',
              quantity: 3,
              amountPaise: 11550,
              decision: null,
              reason: null,
              open: true,
            },
          ],
        },
      ]}
      called={null}
      reviewed={null}
      today="2026-11-24"
      doctor={{
        name: null,
        registration: null,
        address: null,
        writtenOn: null,
        patient: 'Asha Kumari',
        oldReason: null,
      }}
      onShowKeys={() => {}}
      onSave={() => {}}
    />
  );
}
