import { MapPicker } from '@doorstep/ui/address/map-picker';

export default function Example() {
  return (
    <MapPicker
      open
      onOpenChange={() => {}}
      value={null}
      onValueChange={() => {}}
      onConfirm={() => {}}
      minZoom={4}
      maxZoom={16}
      tiles="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%20256%20256%22%20width%3D%22256%22%20height%3D%22256%22%3E%3Crect%20width%3D%22256%22%20height%3D%22256%22%20fill%3D%22linen%22%2F%3E%3Cpath%20d%3D%22M150%20150h106v106H150z%22%20fill%3D%22honeydew%22%2F%3E%0A%3Cpath%20d%3D%22M0%2096h256M128%200v256M40%200v96M0%20200h128M200%2096v160%22%20stroke%3D%22white%22%20stroke-width%3D%2212%22%20fill%3D%22none%22%2F%3E%3Ctext%20x%3D%2214%22%20y%3D%22150%22%20font-family%3D%22sans-serif%22%20font-size%3D%2215%22%20fill%3D%22dimgray%22%3EKanke%20Road%3C%2Ftext%3E%3C%2Fsvg%3E"
      attribution="India Post / data.gov.in (GODL-India); GeoNames (CC BY 4.0)"
    />
  );
}
