import { UndoBar } from '@doorstep/ui/prescription/undo-bar';

export default function Example() {
  return (
    <UndoBar
      patientName="Imran Ansari"
      decided={{ approved: 2, question: 0, rejected: 1 }}
      seconds={23}
      onUndo={() => {}}
    />
  );
}
