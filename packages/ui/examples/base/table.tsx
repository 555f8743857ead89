// By hand: not sorted yet, which is undefined.
import { Badge } from '@doorstep/ui/base/badge';
import { Table } from '@doorstep/ui/base/table';
import { TableBody } from '@doorstep/ui/base/table';
import { TableCell } from '@doorstep/ui/base/table';
import { TableColumn } from '@doorstep/ui/base/table';
import { TableHead } from '@doorstep/ui/base/table';
import { TableRow } from '@doorstep/ui/base/table';

export default function Example() {
  return (
    <Table caption="Payments without an order">
      <TableHead>
        <TableColumn sort={{ now: undefined, href: '?sort=payment' }}>Payment</TableColumn>
        <TableColumn>Patient</TableColumn>
        <TableColumn numeric sort={{ now: 'descending', href: '?sort=amount' }}>Amount</TableColumn>
        <TableColumn>State</TableColumn>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell>pay_NxQ8dR2m</TableCell>
          <TableCell column="Patient">Asha Kumari, 98765 43210</TableCell>
          <TableCell column="Amount" numeric>₹412.00</TableCell>
          <TableCell column="State"><Badge tone="success" icon="icon-circle-check">Paid</Badge></TableCell>
        </TableRow>
        <TableRow>
          <TableCell>pay_Ht72Lk0w</TableCell>
          <TableCell column="Patient">Birsa Munda, 98765 43211</TableCell>
          <TableCell column="Amount" numeric>₹1,25,000.00</TableCell>
          <TableCell column="State"><Badge tone="success" icon="icon-circle-check">Paid</Badge></TableCell>
        </TableRow>
        <TableRow>
          <TableCell>pay_Zz10</TableCell>
          <TableCell column="Patient" />
          <TableCell column="Amount" numeric>₹36.00</TableCell>
          <TableCell column="State"><Badge tone="success" icon="icon-circle-check">Paid</Badge></TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}
