import { MedicinePicture } from '@doorstep/ui/staff/medicine-picture';

export default function Example() {
  return (
    <MedicinePicture
      name="Omezen 20"
      image="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%20240%20240%22%3E%3Crect%20x%3D%2240%22%20y%3D%2280%22%20width%3D%22160%22%20height%3D%22100%22%20rx%3D%228%22%20fill%3D%22purple%22%2F%3E%3Crect%20x%3D%2240%22%20y%3D%22130%22%20width%3D%22160%22%20height%3D%2250%22%20fill%3D%22white%22%2F%3E%3C%2Fsvg%3E"
      uploaded={false}
      state="idle"
      onFileSelect={() => {}}
      onSave={() => {}}
      onCancel={() => {}}
      onRemove={() => {}}
      onUndo={() => {}}
    />
  );
}
