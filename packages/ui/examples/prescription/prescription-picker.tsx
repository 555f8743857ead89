import { Picture } from '@doorstep/ui/base/picture';
import { PrescriptionPicker } from '@doorstep/ui/prescription/prescription-picker';

export default function Example() {
  return (
    <PrescriptionPicker
      earlier={[
        {
          id: 'rx-2',
          uploadedAt: '2026-11-24T10:30:00+05:30',
          status: 'pending',
          picture: <Picture
            src="data:image/svg+xml,%3Csvg%20xmlns%3D'http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg'%20viewBox%3D'0%200%2056%2056'%3E%3Cpath%20fill%3D'tan'%20d%3D'M0%200h56v56H0z'%2F%3E%3Cpath%20fill%3D'white'%20d%3D'M10%205l36-2%202%2050-38%201z'%2F%3E%3Cpath%20stroke%3D'steelblue'%20stroke-width%3D'2'%20d%3D'M16%2014h12M16%2024h26M16%2031h22M16%2038h26M30%2047h12'%2F%3E%3C%2Fsvg%3E"
            alt=""
            width={112}
            height={112}
            fallback="icon-file-text"
            shape="control"
            className="size-14 flex-none"
          />,
        },
        {
          id: 'rx-1',
          uploadedAt: '2026-11-02T18:05:00+05:30',
          status: 'approved',
          validUntil: '2027-05-01',
          picture: <Picture
            src={undefined}
            alt=""
            width={112}
            height={112}
            fallback="icon-file-text"
            shape="control"
            className="size-14 flex-none"
          />,
          approvedFor: ['Metformin 500 SR', 'Telmikind 40'],
        },
      ]}
      value={null}
      onValueChange={() => {}}
    />
  );
}
