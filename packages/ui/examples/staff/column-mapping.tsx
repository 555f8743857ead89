import { ColumnMapping } from '@doorstep/ui/staff/column-mapping';

export default function Example() {
  return (
    <ColumnMapping
      columns={['Item', 'Title']}
      found={{ code: 0, name: 1, mrp: 2, batch: 3 }}
      onMap={() => {}}
    />
  );
}
